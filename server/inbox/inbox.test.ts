import { describe, expect, test } from 'vitest';
import { createOperator } from '#server/accounts/operators.ts';
import type { Store } from '#server/core/store/store.ts';
import { createDeclaration, createSupportMessage } from '#server/forms/support-messages.ts';
import { createSurveyResponse } from '#server/forms/survey-responses.ts';
import { countMessagesToDo } from '#server/health/today.ts';
import { listMailsAbout, retryMail } from '#server/outbox/outbox.ts';
import { claimDueMails, markFailed } from '#server/outbox/outbox-claims.ts';
import { findPerson } from '#server/privacy/privacy.ts';
import {
  changeResponse,
  countRatings,
  countResponses,
  listResponses,
} from '#server/responses/response-list.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { dueAt } from '#tests/kit/due.ts';
import { erasePerson } from '#tests/kit/erase-person.ts';
import { newSubmission, supportMessage, surveyResponse, withdrawal } from '#tests/kit/factories.ts';
import { changeMessage, excerptLength, findInboxMessage, listInbox } from './inbox.ts';
import { countInbox } from './inbox-counts.ts';
import { forgiving, type InboxFilter } from './inbox-filter.ts';
import { createNote, createReply, listNotes, listReplies } from './message-thread.ts';

const at = '2026-11-21T10:00:00.000Z';
const author = { id: 'o1', name: 'Bea Roth' };

async function storeMessage(
  store: Store,
  message: Parameters<typeof supportMessage>[0] = {},
  facts: Parameters<typeof newSubmission>[0] = {},
): Promise<string> {
  return (await createSupportMessage(store, newSubmission(facts), supportMessage(message))).id;
}

async function storeResponse(
  store: Store,
  response: Parameters<typeof surveyResponse>[0] = {},
  facts: Parameters<typeof newSubmission>[0] = {},
): Promise<string> {
  return (await createSurveyResponse(store, newSubmission(facts), surveyResponse(response))).id;
}

async function reply(store: Store, messageId: string): Promise<string> {
  const fields = { subject: 'Ihre Frage', text: 'Gern.', quote: true };
  return await store.transaction(
    async (db) => await createReply(db, { messageId, createdAt: at, author, ...fields }),
  );
}

describe.each(dialects)('on %s', (dialect) => {
  test('the inbox is read page by page, newest first, without what is suspected', async () => {
    const store = await createTestStore(dialect);
    for (const id of ['a', 'b', 'c']) await storeMessage(store, {}, { id });
    await storeMessage(store, {}, { id: 'd', signals: ['honeypot'] });
    const first = await listInbox(store.db, { limit: 2 });
    const second = await listInbox(store.db, { limit: 2, before: first[1]!.id });
    expect([...first, ...second].map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(await listInbox(store.db, { limit: 9, status: 'suspected' })).toMatchObject([
      { id: 'd', signals: ['honeypot'], version: 1, assignee: null },
    ]);
    expect((await countInbox(store.db, { due: dueAt(at) })).counts).toEqual({
      new: 3,
      open: 0,
      done: 0,
      suspected: 1,
      mine: 0,
      due: 0,
      answered: 0,
      declarations: 0,
      unconfirmed: 0,
      binned: 0,
    });
  });

  test('overdue is what waits without a reply for longer than two working days, newest first, found by words too', async () => {
    const store = await createTestStore(dialect);
    const due = dueAt('2026-11-25T09:30:00.000Z');
    const early = { receivedAt: '2026-11-20T22:59:59.999Z' };
    const late = { receivedAt: '2026-11-22T23:00:00.000Z' };
    await storeMessage(store, { name: 'Eva' }, { id: 'a', ...early });
    await storeMessage(store, {}, { id: 'b', ...early });
    await storeMessage(store, {}, { id: 'c', ...late });
    await storeMessage(store, {}, { id: 'd', ...early, signals: ['honeypot'] });
    await reply(store, await storeMessage(store, {}, { id: 'e', ...early }));
    await storeMessage(store, {}, { id: 'f', ...early });
    await changeMessage(store.db, 'f', 1, { status: 'done' });
    await createDeclaration(store, newSubmission({ id: 'g', ...early }), 'withdrawal', withdrawal());
    const ids = async (only: InboxFilter['only'], search?: string) =>
      (await listInbox(store.db, { only, search, limit: 9 })).map(({ id }) => id);
    expect(await ids({ overdueBefore: due.overdueBefore })).toEqual(['b', 'a']);
    // Also what is due today.
    expect(await ids({ due })).toEqual(['c', 'b', 'a']);
    expect(await ids({ due }, 'eva')).toEqual(['a']);
    expect((await countInbox(store.db, { due })).counts.due).toBe(3);
    expect((await countInbox(store.db, { narrower: { search: 'eva' }, due })).counts.due).toBe(1);
    expect(await countMessagesToDo(store.db, due)).toMatchObject({ overdue: 2, dueMessages: 3 });
  });

  test.each([
    ['ANNA', true],
    ['müller', true],
    ['MULLER', true],
    ['strasse', true],
    ['ja  muller', true],
    ['Otto Müller', false],
    ['berg ag', true],
    ['100%', true],
    ['1__%', false],
    ['a\\', false],
    ['', true],
    ['Otto', false],
    ['hallo', true],
    ['welt', true],
    ['мир', true],
    ['h', true],
    ['%', false],
    ['„', false],
  ])('a search for %j finds Anna Müller: %s', async (search, isFound) => {
    const store = await createTestStore(dialect);
    await storeMessage(store, { name: 'Anna Müller', message: 'Straße, zu 100% ja – „Hallo“—Welt, мир' });
    await storeMessage(store, { name: 'Cleo', email: 'cleo@example.org', company: '', message: 'x' });
    const found = await listInbox(store.db, { limit: 9, search });
    expect(found.some(({ name }) => name === 'Anna Müller')).toBe(isFound);
    expect((await countInbox(store.db, { narrower: { search }, due: dueAt(at) })).counts.new).toBe(
      found.length,
    );
  });

  test.each([
    ['0171 2345678', true],
    ['01712345678', true],
    ['+49 171 2345678', true],
    ['0049-171/2345678', true],
    ['anna 0171 2345', true],
    ['34567', true],
    ['345678', true],
    ['3456', false],
    ['0171 2345679', false],
    ['0172 2345678', false],
  ])(
    'a search for the number %j finds a message with another spelling of it: %s',
    async (search, isFound) => {
      const store = await createTestStore(dialect);
      const id = await storeMessage(store, {
        name: 'Anna',
        message: 'Rufen Sie an: +49 (0)171 / 23 45 67 8!',
      });
      await storeMessage(store, { message: 'Nummer 26110042719' });
      const found = await listInbox(store.db, { limit: 9, search });
      expect(found.map((message) => message.id)).toEqual(isFound ? [id] : []);
    },
  );

  test.each([
    ['keler', ['keller']],
    ['Kelller', ['keller']],
    ['Uta Keler', ['uta keller']],
    ['Rechung', ['rechnung']],
    ['uta@exmaple.org', ['uta@example.org']],
    ['Keller', []],
    ['kel', []],
    ['Otto Keler', []],
    ['xyzzyq', []],
    ['4712', []],
  ])('a search for %j that finds nothing is one for %j', async (search, similar) => {
    const store = await createTestStore(dialect);
    const message = { name: 'Uta Keller', email: 'uta@example.org', message: 'Die Rechnung 4711, bitte' };
    const id = await storeMessage(store, message);
    await storeMessage(store, { name: 'Otto', message: 'x' });
    const filter = await forgiving(store.db, { search });
    expect(filter.search).toEqual(similar.length > 0 ? similar : search);
    if (similar.length === 0) return;
    expect((await listInbox(store.db, { limit: 9, ...filter })).map((one) => one.id)).toEqual([id]);
    expect((await countInbox(store.db, { narrower: filter, due: dueAt(at) })).counts.new).toBe(1);
  });

  test('a search that finds something in the bin alone is not replaced', async () => {
    const store = await createTestStore(dialect);
    await storeMessage(store, { name: 'Uta Keler' }, { id: 'a' });
    await storeMessage(store, { name: 'Uta Keller' });
    await store.db.updateTable('support_messages').set({ deletedAt: at }).where('id', '=', 'a').execute();
    expect(await forgiving(store.db, { search: 'keler' })).toEqual({ search: 'keler' });
  });

  test('the reference of a mail finds its message, pasted with what stands before it', async () => {
    const store = await createTestStore(dialect);
    await storeMessage(store);
    const id = await storeMessage(store);
    const found = await listInbox(store.db, { limit: 9, search: `Vorgang ${id.toUpperCase()}.` });
    expect(found.map((message) => message.id)).toEqual([id]);
  });

  test('lists cut long texts, the message itself and whole lists do not', async () => {
    const store = await createTestStore(dialect);
    const message = 'ä'.repeat(excerptLength + 1);
    const id = await storeMessage(store, { message });
    expect((await listInbox(store.db, { limit: 1 }))[0]!.message).toBe(message.slice(1));
    expect((await listInbox(store.db, { limit: 1, isWhole: true }))[0]!.message).toBe(message);
    expect((await findInboxMessage(store.db, id))!.message).toBe(message);
  });

  test('a change to a version that is gone changes nothing', async () => {
    const store = await createTestStore(dialect);
    const operator = await createOperator(store.db, { email: 'bea@example.com', name: 'Bea', createdAt: at });
    const id = await storeMessage(store);
    expect(await changeMessage(store.db, id, 1, { status: 'open', assignee: operator.id })).toBe(true);
    expect(await changeMessage(store.db, id, 1, { status: 'done' })).toBe(false);
    expect(await findInboxMessage(store.db, id)).toMatchObject({
      status: 'open',
      version: 2,
      assignee: { id: operator.id, name: 'Bea' },
    });
    expect(await changeMessage(store.db, id, 2, { assignee: null })).toBe(true);
    expect(await findInboxMessage(store.db, id)).toMatchObject({
      status: 'open',
      version: 3,
      assignee: null,
    });
  });

  test('of two changes at the same moment one wins', async () => {
    const store = await createTestStore(dialect);
    const id = await storeMessage(store);
    const results = await Promise.all(
      (['open', 'done'] as const).map(
        async (status) => await store.transaction(async (db) => await changeMessage(db, id, 1, { status })),
      ),
    );
    expect(results.toSorted()).toEqual([false, true]);
  });

  test('a removed operator leaves messages without an assignee, and notes with their name', async () => {
    const store = await createTestStore(dialect);
    const operator = await createOperator(store.db, { email: 'bea@example.com', name: 'Bea', createdAt: at });
    const id = await storeMessage(store);
    await changeMessage(store.db, id, 1, { assignee: operator.id });
    await createNote(store.db, { messageId: id, createdAt: at, author: operator, text: 'Rückruf' });
    await store.db.deleteFrom('operators').where('id', '=', operator.id).execute();
    expect(await findInboxMessage(store.db, id)).toMatchObject({ assignee: null });
    expect(await listNotes(store.db, id)).toMatchObject([{ text: 'Rückruf', author: { name: 'Bea' } }]);
  });

  test('a reply is stored with the mail that carries it', async () => {
    const store = await createTestStore(dialect);
    const messageId = await storeMessage(store);
    const id = await reply(store, messageId);
    expect(await listReplies(store.db, messageId)).toEqual([
      { id, messageId, createdAt: at, author, subject: 'Ihre Frage', text: 'Gern.', quote: true, files: [] },
    ]);
    expect(await listMailsAbout(store.db, 'support_messages', [messageId])).toMatchObject([
      { kind: 'message-notice' },
      { id, kind: 'message-reply', status: 'queued', dueAt: at },
    ]);
    expect(await listMailsAbout(store.db, 'support_messages', [])).toEqual([]);
  });

  test('a mail that failed gets a whole round of attempts again, any other does not', async () => {
    const store = await createTestStore(dialect);
    await storeMessage(store);
    const [mail] = await claimDueMails(store, { now: at, heldUntil: at, lease: 'x', limit: 1 });
    expect(await retryMail(store.db, mail!.id, at)).toBe(false);
    await markFailed(store, mail!, '550 no such user');
    expect(await retryMail(store.db, mail!.id, at)).toBe(true);
    expect(await claimDueMails(store, { now: at, heldUntil: at, lease: 'y', limit: 1 })).toMatchObject([
      { id: mail!.id, attempts: 1, firstAttemptAt: at },
    ]);
  });

  test('the notice about a response is found by it alone, and sent again when it failed', async () => {
    const store = await createTestStore(dialect);
    await storeMessage(store);
    const ids = [await storeResponse(store), await storeResponse(store)];
    const mails = await listMailsAbout(store.db, 'survey_responses', ids);
    expect(mails.map(({ submissionId }) => submissionId).toSorted()).toEqual(ids.toSorted());
    expect(await listMailsAbout(store.db, 'support_messages', ids)).toEqual([]);
    const notice = async () => (await listMailsAbout(store.db, 'survey_responses', [ids[0]!]))[0]!;
    expect(await notice()).toMatchObject({ kind: 'response-notice', status: 'queued', lastError: null });
    const { id } = await notice();
    expect(await retryMail(store.db, id, at)).toBe(false);
    for (const mail of await claimDueMails(store, { now: at, heldUntil: at, lease: 'x', limit: 9 }))
      await markFailed(store, mail, '550 no such user');
    expect(await notice()).toMatchObject({ status: 'failed', lastError: '550 no such user' });
    expect(await retryMail(store.db, id, at)).toBe(true);
    expect(await notice()).toMatchObject({ status: 'queued', attempts: 0, dueAt: at });
  });

  test('responses are listed and counted by every filter', async () => {
    const store = await createTestStore(dialect);
    await storeResponse(store, { solutionUsed: 'nova', rating: 5 }, { id: 'a', language: 'de' });
    await storeResponse(
      store,
      { solutionUsed: 'fuel', rating: 2, comment: '' },
      { id: 'b', language: 'en', receivedAt: '2026-12-01T00:00:00.000Z' },
    );
    await storeResponse(store, {}, { id: 'c', signals: ['tooFast'] });
    const ids = async (filter: Parameters<typeof countResponses>[1]) => {
      const found = (await listResponses(store.db, { ...filter, limit: 9 })).map(({ id }) => id);
      expect(await countResponses(store.db, filter)).toBe(found.length);
      return found;
    };
    expect(await ids({})).toEqual(['b', 'a']);
    expect(await ids({ status: 'suspected' })).toEqual(['c']);
    expect(await ids({ solution: 'fuel' })).toEqual(['b']);
    expect(await ids({ language: 'de' })).toEqual(['a']);
    expect(await ids({ rating: 5 })).toEqual(['a']);
    expect(await ids({ withComment: true })).toEqual(['a']);
    expect(await ids({ from: '2026-12-01T00:00:00.000Z' })).toEqual(['b']);
    expect(await ids({ until: '2026-12-01T00:00:00.000Z' })).toEqual(['a']);
    expect(await countRatings(store.db, { solution: 'nova' })).toEqual([
      { solution: 'nova', rating: 5, month: '2026-11', count: 1 },
    ]);
  });

  test('a response moves out of the count and back, by version', async () => {
    const store = await createTestStore(dialect);
    const id = await storeResponse(store);
    expect(await changeResponse(store.db, id, 1, { status: 'suspected' })).toBe(true);
    expect(await changeResponse(store.db, id, 1, { status: 'new' })).toBe(false);
    expect(await countResponses(store.db, {})).toBe(0);
    expect(await changeResponse(store.db, id, 2, { status: 'new' })).toBe(true);
    expect(await countResponses(store.db, {})).toBe(1);
  });

  test('a person is found under every spelling of the address, and by name in the survey', async () => {
    const store = await createTestStore(dialect);
    const ids = [
      await storeMessage(store, { email: 'Anna@Müller.de' }, { receivedAt: at }),
      await storeMessage(store, { email: 'anna@xn--mller-kva.DE' }, { signals: ['honeypot'] }),
    ];
    await storeMessage(store, { email: 'anna@mueller.de' });
    await reply(store, ids[0]!);
    await createNote(store.db, { messageId: ids[0]!, createdAt: at, author, text: 'VIP' });
    const response = await storeResponse(store, { name: 'Anna Müller' });
    await storeResponse(store, { name: 'Anna' });
    const found = await findPerson(store.db, { email: 'ANNA@müller.de', name: 'anna muller' });
    expect(found.messages.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(found.messages.find(({ id }) => id === ids[0])).toMatchObject({
      notes: [{ text: 'VIP' }],
      replies: [{ text: 'Gern.' }],
      mails: [{ kind: 'message-notice' }, { kind: 'message-reply' }],
    });
    expect(found.responses.map(({ id }) => id)).toEqual([response]);
  });

  test('erasing a person leaves nothing of them and everything of others', async () => {
    const store = await createTestStore(dialect);
    const id = await storeMessage(store, { email: 'anna@example.com' });
    const other = await storeMessage(store, { email: 'otto@example.com' });
    await reply(store, id);
    await reply(store, other);
    await createNote(store.db, { messageId: id, createdAt: at, author, text: 'x' });
    const response = await storeResponse(store);
    await storeResponse(store);
    const erased = await erasePerson(store, 'Anna@example.com', [response]);
    expect(erased).toEqual({ messages: 1, replies: 1, notes: 1, mails: 3, responses: 1 });
    expect(await findPerson(store.db, { email: 'anna@example.com' })).toEqual({
      messages: [],
      responses: [],
    });
    expect(await listReplies(store.db, id)).toEqual([]);
    expect(await listNotes(store.db, id)).toEqual([]);
    expect(await listMailsAbout(store.db, 'support_messages', [id])).toEqual([]);
    expect(await listMailsAbout(store.db, 'survey_responses', [response])).toEqual([]);
    expect(await listMailsAbout(store.db, 'support_messages', [other])).toHaveLength(2);
    expect(await countResponses(store.db, {})).toBe(1);
  });
});
