import { forgetDrafts, saveDrafts } from '#app/admin/kept-drafts.ts';
import { ProblemError, sendChange } from '#app/api-client.ts';
import { endSession, sessionKey } from './session-client.ts';

/**
 * Saves what was typed, then forgets it in this browser.
 *
 * @throws ProblemError if the server refused or was not reached: the session goes on
 */
export async function signOut(): Promise<void> {
  await saveDrafts();
  try {
    await sendChange('DELETE', sessionKey[0]);
  } catch (error) {
    // The session had already ended.
    if (!(error instanceof ProblemError) || error.status !== 401) throw error;
  }
  endSession({ hasExpired: false });
  forgetDrafts();
}
