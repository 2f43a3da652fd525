import { expect, test } from 'vitest';
import type { PersonPage } from '#domain/api/person.ts';
import { auditedRecord } from '#domain/audit/audit.ts';
import { listAudit } from '#server/audit/audit-log.ts';
import { createDeclaration, createSupportMessage } from '#server/forms/support-messages.ts';
import { createSurveyResponse } from '#server/forms/survey-responses.ts';
import { createIncomingMail } from '#server/inbox/incoming/incoming-mails.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import {
  answerByMail,
  newSubmission,
  supportMessage,
  surveyResponse,
  withdrawal,
} from '#tests/kit/factories.ts';
import { createInbox } from '#tests/kit/inbox.ts';

async function createApp(parts: Parameters<typeof createInbox>[0] = {}) {
  const inbox = await createInbox(parts);
  const { json, store } = inbox;
  return {
    ...inbox,
    person: async (id: string) => (await json('GET', `/messages/${id}/person`)).body as PersonPage,
    message: async (change: Parameters<typeof supportMessage>[0], signals: string[] = []) =>
      (await createSupportMessage(store, newSubmission({ signals }), supportMessage(change))).id,
    response: async (change: Parameters<typeof surveyResponse>[0]) =>
      (await createSurveyResponse(store, newSubmission(), surveyResponse(change))).id,
  };
}

test('a page has everything of a person, newest first, and of other threads their mails alone', async () => {
  const { json, store, id, person, message, response } = await createApp();
  await json('POST', `/messages/${id}/notes`, { text: 'VIP' });
  await json('POST', `/messages/${id}/replies`, { subject: 'Termin', text: 'Gern morgen.' });
  const email = 'Anna@example.com';
  const { id: declared } = await createDeclaration(
    store,
    newSubmission({ receivedAt: '2026-11-20T09:30:00.000Z' }),
    'withdrawal',
    withdrawal({ email }),
  );
  const other = await message({ name: 'Otto Weiß', email: 'otto@example.com' });
  await json('POST', `/messages/${other}/notes`, { text: 'geht Anna nichts an' });
  for (const from of [
    { name: 'Anna', address: email },
    { name: 'Otto', address: 'otto@example.com' },
  ])
    await createIncomingMail(
      store.db,
      answerByMail(other, { hash: from.name, from, text: 'Danke\n\nAm 21.11.2026 schrieb Olga:\n> Gern' }),
    );
  const commented = await response({ name: 'A.', comment: 'Antwort an anna@example.com bitte' });
  await message({ name: 'Eva Bauer', email: 'eva@example.com', message: 'Grüße von Anna Berg' });
  const { entries, isCut, ...rest } = await person(id);
  expect(rest).toEqual({ name: 'Anna Berg', email: 'anna@example.com', likely: [], likelyResponses: [] });
  expect(isCut).toBe(false);
  const times = entries.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
  expect(entries.map((entry) => `${entry.kind} ${entry.message}`).toSorted()).toEqual(
    [
      `message ${id}`,
      `note ${id}`,
      `reply ${id}`,
      `withdrawal ${declared}`,
      `declaration-confirmation ${declared}`,
      `incoming ${other}`,
      'response null',
    ].toSorted(),
  );
  expect(entries.find(({ kind }) => kind === 'incoming')).toMatchObject({ text: 'Danke' });
  expect(entries.find(({ kind }) => kind === 'response')).toMatchObject({ id: commented });
  expect(entries.find(({ kind }) => kind === 'reply')).toMatchObject({
    author: 'Anna Berg',
    subject: 'Termin',
  });
});

test.each(dialects)('who is likely the same person is named, and not merged, on %s', async (dialect) => {
  const { person, message, response } = await createApp({ store: await createTestStore(dialect) });
  const jana = { name: 'Jana Krüger', email: 'jana@example.com' };
  const own = await message({ ...jana, message: 'Bitte um Rückruf: 0171 2345678' });
  await message({ ...jana, email: 'krueger@firma.example' });
  const byName = await message({ ...jana, name: 'jana KRUGER', email: 'krueger@firma.example' });
  const byNumber = await message({ name: 'J. K.', email: 'jk@example.org', message: '+49 171/234 56 78' });
  await message({ name: 'Jana', email: 'other@example.com' });
  await message({ ...jana, email: 'spam@example.com' }, ['honeypot']);
  const named = await response({ name: 'Jana Krüger' });
  const { entries, likely, likelyResponses } = await person(own);
  expect(entries.map(({ id }) => id)).toEqual([own]);
  expect(likely).toMatchObject([
    { email: 'jk@example.org', reason: 'number', messages: 1, message: byNumber },
    { email: 'krueger@firma.example', reason: 'name', messages: 2, message: byName },
  ]);
  expect(likelyResponses).toMatchObject([{ id: named }]);
  expect((await person(byName)).likely).toMatchObject([{ email: 'jana@example.com', reason: 'name' }]);
});

test('reading it is recorded once a day, by the message and without the address', async () => {
  const { id, person, store, log, json } = await createApp();
  await person(id);
  await person(id);
  const entries = await listAudit(store.db, { limit: 9, actions: ['person.opened'] });
  expect(entries.map((entry) => auditedRecord(entry))).toEqual([{ kind: 'message', id }]);
  expect(JSON.stringify([entries, log.lines])).not.toContain('anna@');
  expect((await json('GET', '/messages/019c0000-0000-7000-8000-00000000ffff/person')).status).toBe(404);
});
