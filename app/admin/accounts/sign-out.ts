import { forgetDrafts } from '#app/admin/kept-drafts.ts';
import { ProblemError, sendChange } from '#app/api-client.ts';
import { endSession, sessionKey } from './session-client.ts';

/**
 * Keeps the browser's drafts.
 *
 * @throws ProblemError if the server refused or was not reached: the session goes on
 */
export async function signOut(): Promise<void> {
  try {
    await sendChange('DELETE', sessionKey[0]);
  } catch (error) {
    // The session had already ended.
    if (!(error instanceof ProblemError) || error.status !== 401) throw error;
  }
  endSession({ hasExpired: false });
  forgetDrafts();
}
