import { forgetDrafts } from '#app/admin/kept-drafts.ts';
import { ProblemError, sendChange } from '#app/api-client.ts';
import { endSession, sessionKey } from './session-client.ts';

/**
 * Ends the session on the server and forgets what it loaded and what was begun in it; drafts of colours and products
 * are the browser's own and stay.
 *
 * @throws ProblemError when the server could not be reached or refused: then the session goes on
 */
export async function signOut(): Promise<void> {
  try {
    await sendChange('DELETE', sessionKey[0]);
  } catch (error) {
    // It was over already.
    if (!(error instanceof ProblemError) || error.status !== 401) throw error;
  }
  endSession({ hasExpired: false });
  forgetDrafts();
}
