import { expect, test } from 'vitest';
import { createOperator } from '#server/accounts/operators.ts';
import type { Store } from '#server/core/store/store.ts';
import { createDeclaration, createSupportMessage } from '#server/forms/support-messages.ts';
import { createSurveyResponse } from '#server/forms/survey-responses.ts';
import { composeMail } from '#server/start-mail.ts';
import { contentWith } from '#tests/kit/content.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { newSubmission, supportMessage, surveyResponse, withdrawal } from '#tests/kit/factories.ts';
import { saveNoticeChoices } from './notices.ts';
import { claimDueMails } from './outbox-claims.ts';

const content = contentWith({ SITE_URL: 'https://site.example', OPERATOR_EMAIL: 'team@example.com' });

async function createTeam(store: Store) {
  const createdAt = '2026-11-20T09:00:00.000Z';
  return await store.transaction(async (db) => {
    const person = async (name: string, role: 'owner' | 'editor' | 'support') =>
      await createOperator(db, { email: `${name}@example.com`, name, role, createdAt });
    const [anna, bea, eva] = [
      await person('anna', 'owner'),
      await person('bea', 'support'),
      await person('eva', 'editor'),
    ];
    await saveNoticeChoices(db, anna.id, { messages: 'now', declarations: 'now', responses: 'never' });
    await saveNoticeChoices(db, bea.id, { messages: 'digest', declarations: 'never', responses: 'never' });
    await saveNoticeChoices(db, eva.id, { messages: 'now', declarations: 'now', responses: 'now' });
    return { anna, bea };
  });
}

async function storeOneOfEach(store: Store): Promise<void> {
  await createSupportMessage(store, newSubmission(), supportMessage());
  await createSurveyResponse(store, newSubmission(), surveyResponse());
  await createDeclaration(store, newSubmission(), 'withdrawal', withdrawal());
}

async function mailsTo(store: Store): Promise<string[]> {
  const claimed = await claimDueMails(store, { now: '2027', heldUntil: '2028', lease: 'x', limit: 50 });
  const mails = await Promise.all(
    claimed.map(async (mail) => ({ kind: mail.kind, to: (await composeMail(store, mail, content))?.to })),
  );
  return mails
    .filter(({ kind }) => kind.endsWith('notice') || kind === 'digest')
    .map(({ kind, to }) => `${kind} ${to}`)
    .toSorted();
}

for (const dialect of dialects) {
  test(`each operator is told what they chose, and the team's address what nobody chose (${dialect})`, async () => {
    const store = await createTestStore(dialect);
    await createTeam(store);
    await storeOneOfEach(store);
    expect(await mailsTo(store)).toEqual([
      'digest bea@example.com',
      'message-notice anna@example.com',
      'message-notice anna@example.com',
      'response-notice team@example.com',
    ]);
  });

  test(`what waits for somebody who has left goes to the team's address (${dialect})`, async () => {
    const store = await createTestStore(dialect);
    const { anna, bea } = await createTeam(store);
    await storeOneOfEach(store);
    await store.db.deleteFrom('operators').where('id', 'in', [anna.id, bea.id]).execute();
    expect(await mailsTo(store)).toEqual([
      'digest team@example.com',
      'message-notice team@example.com',
      'message-notice team@example.com',
      'response-notice team@example.com',
    ]);
  });

  test(`spam is told to those who are told about messages, and to nobody else (${dialect})`, async () => {
    const store = await createTestStore(dialect);
    await createTeam(store);
    await createSupportMessage(store, newSubmission({ signals: ['honeypot'] }), supportMessage());
    expect(await mailsTo(store)).toEqual(['digest anna@example.com', 'digest bea@example.com']);
  });
}
