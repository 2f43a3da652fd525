import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { ErasureReceipt, FoundPerson } from '#domain/api/person.ts';
import { createOperator } from '#server/accounts/operators.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { createSurveyResponse } from '#server/forms/survey-responses.ts';
import { createIncomingMail } from '#server/inbox/incoming/incoming-mails.ts';
import { createTestStore, dialects, temporaryFolder } from '#tests/kit/database.ts';
import { answerByMail, newSubmission, supportMessage, surveyResponse } from '#tests/kit/factories.ts';
import { createInbox } from '#tests/kit/inbox.ts';
import { personHash } from './privacy-routes.ts';
import { folderAside, schemaAside } from './set-aside.ts';

async function createApp(parts: Parameters<typeof createInbox>[0] = {}) {
  const inbox = await createInbox(parts);
  const { json, store } = inbox;
  return {
    ...inbox,
    find: async (query: string) => (await json('GET', `/privacy?${query}`)).body as FoundPerson,
    erase: async (body: object) =>
      (await json('POST', '/privacy/erasure', { messages: [], responses: [], ...body }))
        .body as ErasureReceipt,
    message: async (change: Parameters<typeof supportMessage>[0]) =>
      (await createSupportMessage(store, newSubmission(), supportMessage(change))).id,
    response: async (change: Parameters<typeof surveyResponse>[0]) =>
      (await createSurveyResponse(store, newSubmission(), surveyResponse(change))).id,
  };
}

const matches = (records: readonly { id: string; match: string }[]) =>
  Object.fromEntries(records.map(({ id, match }) => [id, match]));

describe('a person', () => {
  test('is found by address and by parts of the name in any spelling, and each record says why', async () => {
    const { find, id, message, response, responseId } = await createApp();
    const other = await message({ name: 'Anna BÉRG', email: 'private@example.com' });
    await message({ name: 'Otto', email: 'otto@example.com', message: 'Grüße von Frau Berg' });
    const naming = await message({ name: 'Otto', email: 'otto@example.com', message: 'Grüße von ANNA Berg' });
    const named = await response({ name: 'anna berg' });
    const withAddress = await response({ name: 'A.', comment: 'Antwort an ANNA@example.com bitte' });
    const found = await find('email=ANNA@example.com&name=berg');
    expect(matches(found.messages)).toEqual({ [id]: 'address', [other]: 'name', [naming]: 'mentioned' });
    expect(matches(found.responses)).toEqual({ [named]: 'sameName', [withAddress]: 'address' });
    expect(found).toMatchObject({ isCut: false, isOperator: true, erasedAt: [], backupDays: null });
    expect(matches((await find('name=JOR')).responses)).toEqual({ [responseId]: 'name' });
    expect(await find('name=nobody')).toMatchObject({ messages: [], responses: [] });
  });

  test('whose mails are in the thread of somebody else finds that message, too', async () => {
    const { find, store, message } = await createApp();
    const id = await message({ name: 'Otto', email: 'otto@example.com' });
    const from = { name: 'Carla', address: 'Carla@Example.org' };
    await createIncomingMail(store.db, answerByMail(id, { from }));
    expect(matches((await find('email=carla@example.org')).messages)).toEqual({ [id]: 'thread' });
    expect(matches((await find('email=otto@example.com')).messages)).toEqual({ [id]: 'address' });
  });

  test('is found in the whole of a long text, wherever somebody names the person', async () => {
    const { find, json, message, response } = await createApp();
    const long = 'Guten Tag. '.repeat(3000);
    const commented = await response({ name: 'Otto', comment: `${long} Ihre eva@beispiel.example` });
    const written = await message({ name: 'Otto', message: `${long} Fragen Sie Éva Bauer.` });
    const noted = await message({ name: 'Otto' });
    await json('POST', `/messages/${noted}/notes`, { text: `${long} eva@beispiel.example rief an` });
    const found = await find('email=eva@beispiel.example&name=Eva%20Bauer');
    expect(matches(found.messages)).toEqual({ [written]: 'mentioned', [noted]: 'mentioned' });
    expect(matches(found.responses)).toEqual({ [commented]: 'address' });
  });

  test('who shares only a first name with others is not taken for them', async () => {
    const { find, message, response } = await createApp();
    await message({ name: 'Jana', email: 'jana@example.com' });
    await response({ name: 'Jana' });
    expect((await find('email=jana@example.com')).responses).toEqual([]);
  });

  test('is searched, and the log has counts and no address', async () => {
    const { find, audit, log } = await createApp();
    await find('email=anna@example.com&name=jorg');
    const [entry] = await audit();
    expect(entry).toMatchObject({ action: 'person.searched', details: { messages: 1, responses: 1 } });
    expect(entry!.target).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(JSON.stringify([await audit(), log.lines]).toLowerCase()).not.toMatch(/anna@|jorg/);
  });

  test('gets everything that was chosen, for machines and to read, in their language', async () => {
    const { json, callSignedIn, id, responseId, audit, message } = await createApp();
    await json('POST', `/messages/${id}/notes`, { text: 'VIP' });
    await json('POST', `/messages/${id}/replies`, { subject: 'Termin', text: 'Gern <b>morgen</b>.' });
    await message({ message: 'Nicht gewählt' });
    const chosen = { email: 'anna@example.com', messages: [id], responses: [responseId], language: 'en' };
    expect((await json('POST', '/privacy/export', { ...chosen, format: 'json' })).body).toMatchObject({
      email: 'anna@example.com',
      messages: [
        {
          id,
          message: 'Guten Tag,\nich habe eine Frage.',
          notes: [{ text: 'VIP' }],
          replies: [{ text: 'Gern <b>morgen</b>.' }],
          mails: [{ kind: 'message-notice' }, { kind: 'message-reply' }],
        },
      ],
      responses: [{ id: responseId, comment: 'Klar und schnell.' }],
    });
    const file = await callSignedIn('POST', '/privacy/export', { ...chosen, format: 'html' });
    const html = await file.text();
    for (const text of [
      '<html lang="en">',
      'Anna Berg',
      'VIP',
      'Gern &lt;b&gt;morgen',
      'Klar und schnell.',
      'NOVA',
    ])
      expect(html).toContain(text);
    expect(html).not.toMatch(/Nicht gewählt|\{\{|undefined|<script|src=|href=/);
    // Never shown as a page of this site.
    expect(file.headers.get('content-type')).toContain('text/plain');
    const exports = (await audit()).filter(({ action }) => action === 'person.downloaded');
    expect(exports.map(({ details }) => details.format).toSorted()).toEqual(['html', 'json']);
  });

  test('is erased as chosen, with a receipt; a new search names the erasure and what came since', async () => {
    const { json, id, responseId, audit, erase, find, message } = await createApp();
    await json('POST', `/messages/${id}/replies`, { subject: 'x', text: 'x' });
    const kept = await message({});
    const receipt = await erase({ email: 'anna@example.com', messages: [id, id], responses: [responseId] });
    expect(receipt).toMatchObject({
      operator: 'Anna Berg',
      erased: { messages: 1, replies: 1, notes: 0, mails: 3, responses: 1 },
      left: 1,
      files: 'wiped',
      backupDays: null,
    });
    expect(JSON.stringify(receipt)).not.toContain('anna@');
    expect((await json('GET', `/messages/${id}`)).status).toBe(404);
    expect((await json('GET', `/messages/${kept}`)).status).toBe(200);
    expect(await find('email=Anna@Example.com')).toMatchObject({ erasedAt: [receipt.at] });
    expect(await find('email=otto@example.com')).toMatchObject({ erasedAt: [], messages: [] });
    const again = await erase({ email: 'anna@example.com', messages: [id] });
    expect(again.erased.messages).toBe(0);
    expect(again.mark).not.toBe(receipt.mark);
    const marks = (await audit())
      .filter(({ action }) => action === 'person.erased')
      .map(({ target }) => target);
    expect(marks.toSorted()).toEqual([receipt.mark, again.mark].toSorted());
  });

  test('whose address an operator shares is another matter: the account stays', async () => {
    const { json, store, operator, find, message, erase } = await createApp();
    await createOperator(store.db, { email: 'otto@example.com', name: 'Otto', createdAt: '2026' });
    const id = await message({ email: 'otto@example.com' });
    expect((await find('email=Otto@example.com')).isOperator).toBe(true);
    await erase({ email: 'otto@example.com', messages: [id] });
    expect((await json('GET', '/operators')).body.operators).toHaveLength(2);
    expect(operator.email).toBe('anna@example.com');
  });

  test.each(dialects)('is told to be in what a restore on %s set aside', async (dialect) => {
    const dataDir = temporaryFolder();
    const limits = { trustedProxyHops: 1, rateLimitPer10Min: 0, rateLimitOfAllPer10Min: 0 };
    const env = { ...limits, smtpUrl: undefined, dataDir };
    const { store, id, find, erase } = await createApp({ store: await createTestStore(dialect), env });
    expect(await find('email=anna@example.com')).toMatchObject({ isSetAside: false });
    const now = new Date('2026-11-25T08:00:00Z');
    if (dialect === 'sqlite') mkdirSync(join(dataDir, folderAside(now)));
    else await sql`create schema ${sql.id(schemaAside(now))}`.execute(store.db);
    expect(await find('email=anna@example.com')).toMatchObject({ isSetAside: true });
    expect(await erase({ email: 'anna@example.com', messages: [id] })).toMatchObject({ isSetAside: true });
  });
});

test('whoever has the address can prove that it was this one', async () => {
  const stored = await personHash('Anna@Müller.de');
  const [salt] = stored.split('.');
  expect(await personHash('anna@xn--mller-kva.de', salt)).toBe(stored);
  expect(await personHash('otto@example.com', salt)).not.toBe(stored);
});

test('nothing of the address can be read, and each hash is its own', async () => {
  const hashes = await Promise.all([personHash('anna@example.com'), personHash('anna@example.com')]);
  expect(hashes[0]).not.toBe(hashes[1]);
  expect(hashes.join()).not.toContain('anna');
});
