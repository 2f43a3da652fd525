import { expect, test } from 'vitest';
import { newSubmission, supportMessage, surveyResponse, withdrawal } from '#tests/kit/factories.ts';
import { createInbox } from '#tests/kit/inbox.ts';
import { createDeclaration, createSupportMessage } from './forms/support-messages.ts';
import { createSurveyResponse } from './forms/survey-responses.ts';

const long = 'Ä'.repeat(100_000);
const rows = 20;

/** Everything that a stranger can write, as long as it may be. */
async function createLongInbox() {
  const inbox = await createInbox();
  const { store } = inbox;
  const message = { name: `Zoe ${long}`, company: long, message: long };
  const response = { name: `Zoe ${long}`, companyOrOccupation: long, comment: long };
  for (let count = 0; count < rows; count += 1) {
    await createSupportMessage(store, newSubmission(), supportMessage(message));
    await createSurveyResponse(store, newSubmission(), surveyResponse(response));
    await createDeclaration(store, newSubmission(), 'withdrawal', { ...withdrawal(), name: long });
  }
  await store.db.updateTable('outbox').set({ status: 'failed', lastError: 'refused' }).execute();
  return inbox;
}

test('no list carries what strangers wrote whole; each record does', async () => {
  const { callSignedIn, json } = await createLongInbox();
  for (const path of [
    '/messages?limit=50',
    '/messages?q=zoe',
    '/responses',
    '/privacy?name=zoe',
    '/mails',
    '/today',
    '/today/trends',
    '/audit',
  ]) {
    const answer = await callSignedIn('GET', path);
    expect(answer.status, path).toBe(200);
    // About a hundred records in the longest.
    expect((await answer.text()).length, path).toBeLessThan(400_000);
  }
  const { responses } = (await json('GET', '/responses')).body as { responses: { id: string }[] };
  const whole = (await json('GET', `/responses/${responses[0]!.id}`)).body as { comment: string };
  expect(whole.comment).toBe(long);
});
