import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { hourMs } from '#domain/language/durations.ts';
import type { Store } from '#server/core/store/store.ts';
import { listInbox } from '#server/inbox/inbox.ts';
import { countInbox } from '#server/inbox/inbox-counts.ts';
import { listOutbox } from '#server/outbox/outbox.ts';
import { claimDueMails } from '#server/outbox/outbox-claims.ts';
import { findPerson } from '#server/privacy/privacy.ts';
import { deleteExpired } from '#server/privacy/retention.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { dueAt } from '#tests/kit/due.ts';
import { erasePerson } from '#tests/kit/erase-person.ts';
import { cancellation, newSubmission, supportMessage, withdrawal } from '#tests/kit/factories.ts';
import { answerLimits } from './auto-reply.ts';
import { createDeclaration, createSupportMessage, findSupportMessage } from './support-messages.ts';

const at = (moment: string) => newSubmission({ receivedAt: `2026-11-${moment}:00.000Z` });

async function answersOf(store: Store) {
  return (await listOutbox(store.db, { limit: 1000 }))
    .filter(({ kind }) => kind in answerLimits)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

async function acknowledge(store: Store, email: string, facts = newSubmission()) {
  const { id } = await createSupportMessage(store, facts, supportMessage({ email }), {});
  return id;
}

describe.each(dialects)('on %s', (dialect) => {
  test('a withdrawal comes back as it was declared, with its notice and its confirmation', async () => {
    const store = await createTestStore(dialect);
    const facts = newSubmission();
    const { contract, ...who } = withdrawal();
    await createDeclaration(store, facts, 'withdrawal', withdrawal());
    expect(await findSupportMessage(store.db, facts.id)).toMatchObject({
      ...who,
      message: contract,
      kind: 'withdrawal',
      cancellation: null,
      status: 'new',
    });
    const mails = await listOutbox(store.db);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['declaration-confirmation', 'message-notice']);
    expect(mails.every(({ submissionId }) => submissionId === facts.id)).toBe(true);
  });

  test('a cancellation keeps cause, reason and day, and is found by its reason', async () => {
    const store = await createTestStore(dialect);
    const facts = newSubmission();
    await createDeclaration(store, facts, 'cancellation', cancellation());
    const { cause, reason, endDate } = cancellation();
    expect(await findSupportMessage(store.db, facts.id)).toMatchObject({
      kind: 'cancellation',
      cancellation: { cause, reason, endDate },
    });
    expect(await listInbox(store.db, { search: 'berichte', limit: 10 })).toMatchObject([{ id: facts.id }]);
  });

  test('declarations are listed among the messages, and alone', async () => {
    const store = await createTestStore(dialect);
    await createSupportMessage(store, newSubmission(), supportMessage());
    await createDeclaration(store, newSubmission(), 'withdrawal', withdrawal());
    await createDeclaration(store, newSubmission({ signals: ['links'] }), 'withdrawal', withdrawal());
    expect(await listInbox(store.db, { limit: 10 })).toHaveLength(2);
    // Suspected ones too: nobody may miss them.
    expect(await listInbox(store.db, { only: 'declaration', limit: 10 })).toMatchObject([
      { kind: 'withdrawal', status: 'suspected' },
      { kind: 'withdrawal', status: 'new' },
    ]);
    expect((await countInbox(store.db, { due: dueAt('2026-11-21T10:00:00.000Z') })).counts).toMatchObject({
      new: 2,
      suspected: 1,
      declarations: 2,
    });
  });

  test('the same declaration sent again is stored once and confirmed once', async () => {
    const store = await createTestStore(dialect);
    const send = async () =>
      await createDeclaration(store, newSubmission({ idempotencyHash: 'same' }), 'withdrawal', withdrawal());
    const ids = await Promise.all([send(), send(), send()]);
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    expect(await listOutbox(store.db)).toHaveLength(2);
  });

  test('what looks like spam is stored and reported, and its confirmation waits for a person', async () => {
    const store = await createTestStore(dialect);
    const facts = newSubmission({ signals: ['honeypot'] });
    await createDeclaration(store, facts, 'withdrawal', withdrawal());
    await createSupportMessage(store, newSubmission({ signals: ['tooFast'] }), supportMessage(), {});
    expect(await findSupportMessage(store.db, facts.id)).toMatchObject({ status: 'suspected' });
    expect(await answersOf(store)).toMatchObject([
      { submissionId: facts.id, status: 'held', waitsFor: 'suspected' },
    ]);
    const kinds = (await listOutbox(store.db)).map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual(['declaration-confirmation', 'digest', 'message-notice']);
  });

  test('an address of any length is stored with its confirmation', async () => {
    const store = await createTestStore(dialect);
    const facts = newSubmission();
    const email = `anna@${'long.'.repeat(20_000)}example.com`;
    await createDeclaration(store, facts, 'withdrawal', withdrawal({ email }));
    expect(await answersOf(store)).toMatchObject([{ submissionId: facts.id }]);
  });

  test('one mailbox gets one acknowledgement a day, however its address is spelt', async () => {
    const store = await createTestStore(dialect);
    await acknowledge(store, 'anna@example.com', at('21T09:30'));
    await acknowledge(store, 'Anna+shop@EXAMPLE.com', at('21T12:00'));
    await acknowledge(store, 'anna@example.com', at('22T09:29'));
    expect(await answersOf(store)).toHaveLength(1);
    await acknowledge(store, 'bea@example.com', at('22T09:29'));
    await acknowledge(store, 'anna@example.com', at('22T09:31'));
    expect(await answersOf(store)).toHaveLength(3);
  });

  test('messages that arrive together are acknowledged once, too', async () => {
    const store = await createTestStore(dialect);
    await Promise.all(Array.from({ length: 20 }, () => acknowledge(store, 'anna@example.com')));
    expect(await answersOf(store)).toHaveLength(1);
    expect(await listInbox(store.db, { limit: 100 })).toHaveLength(20);
  });

  // A2: confirmations over the limit were dropped silently.
  test('beyond five a day confirmations to one mailbox go each hour, the newest first, and after a day by a person', async () => {
    const store = await createTestStore(dialect);
    const declare = async (moment: string) =>
      await createDeclaration(store, at(moment), 'withdrawal', withdrawal());
    for (const minute of [10, 11, 12, 13, 14]) await declare(`21T09:${minute}`);
    for (const minute of [30, 31, 32]) await declare(`21T09:${minute}`);
    const plans = (await answersOf(store)).map(({ status, dueAt, waitsFor }) => [
      status,
      dueAt.slice(8, 16),
      waitsFor,
    ]);
    expect(plans).toEqual([
      ...[10, 11, 12, 13, 14].map((minute) => ['queued', `21T09:${minute}`, null]),
      ['queued', '21T12:14', 'mailbox'],
      ['queued', '21T11:14', 'mailbox'],
      ['queued', '21T10:14', 'mailbox'],
    ]);
    for (let count = 0; count < 30; count += 1) await declare('21T09:40');
    const all = await answersOf(store);
    expect(
      all.filter(({ status }) => status === 'held').every(({ waitsFor }) => waitsFor === 'mailbox'),
    ).toBe(true);
    const due = all
      .filter(({ status, waitsFor }) => status === 'queued' && waitsFor)
      .map(({ dueAt }) => dueAt);
    expect(new Set(due).size).toBe(due.length);
    expect(due.length).toBe(24);
    expect(all.at(-1)).toMatchObject({ status: 'queued', dueAt: '2026-11-21T10:14:00.000Z' });
    await createDeclaration(store, at('21T10:40'), 'withdrawal', withdrawal({ email: 'bea@example.com' }));
    expect((await answersOf(store)).at(-1)).toMatchObject({ status: 'queued', waitsFor: null });
  });

  test('mails that wait for their network go after a customer’s own, an hour apart', async () => {
    const store = await createTestStore(dialect);
    const declare = async (network: string, moment: string) =>
      await createDeclaration(store, at(moment), 'withdrawal', withdrawal(), { network });
    for (const network of ['a', 'b', 'c', 'd'])
      for (let count = 0; count < 3; count += 1) await declare(network, '21T09:00');
    await declare('the customer’s', '21T09:20');
    const queued = (await answersOf(store)).filter(({ status }) => status === 'queued');
    expect(queued.at(-1)?.dueAt).toBe('2026-11-21T10:00:00.000Z');
    const waiting = queued
      .filter(({ waitsFor }) => waitsFor)
      .map(({ dueAt }) => Date.parse(dueAt))
      .sort();
    const pauses = waiting.slice(1).map((due, index) => due - waiting[index]!);
    expect(waiting.length).toBeGreaterThan(5);
    expect(pauses.every((pause) => pause >= hourMs)).toBe(true);
  });

  test('declarations that arrive together keep to the limit of their mailbox, too', async () => {
    const store = await createTestStore(dialect);
    await Promise.all(
      Array.from({ length: 20 }, () => createDeclaration(store, newSubmission(), 'withdrawal', withdrawal())),
    );
    const { perMailboxAndDay } = answerLimits['declaration-confirmation'];
    const answers = await answersOf(store);
    expect(answers).toHaveLength(20);
    expect(answers.filter(({ waitsFor }) => waitsFor === null)).toHaveLength(perMailboxAndDay);
  });

  test('acknowledgements use up nothing of what confirmations may', async () => {
    const store = await createTestStore(dialect);
    await acknowledge(store, 'aenne@example.com');
    for (let count = 0; count < answerLimits['declaration-confirmation'].perMailboxAndDay; count += 1)
      await createDeclaration(store, newSubmission(), 'withdrawal', withdrawal());
    expect((await answersOf(store)).every(({ waitsFor }) => waitsFor === null)).toBe(true);
  });

  test('a network that has had its share waits, and what would take more than a day is held', async () => {
    const store = await createTestStore(dialect);
    for (let minute = 30; minute < 56; minute += 1)
      await createDeclaration(
        store,
        at(`21T09:${minute}`),
        'withdrawal',
        withdrawal({ email: `${minute}@example.com` }),
        { network: 'n' },
      );
    const answers = await answersOf(store);
    expect(answers.slice(0, 2)).toMatchObject([
      { status: 'queued', dueAt: '2026-11-21T09:30:00.000Z', waitsFor: null },
      { status: 'queued', dueAt: '2026-11-21T10:30:00.000Z', waitsFor: 'network' },
    ]);
    expect(answers.slice(-2)).toMatchObject([
      { status: 'queued', dueAt: '2026-11-22T09:30:00.000Z', waitsFor: 'network' },
      { status: 'held', waitsFor: 'network' },
    ]);
    const claim = { heldUntil: '2027', lease: 'x', limit: 100 };
    const claimed = async (now: string) =>
      (await claimDueMails(store, { ...claim, now })).filter(({ kind }) => kind in answerLimits);
    expect(await claimed('2026-11-21T10:29:00.000Z')).toHaveLength(1);
    expect(await claimed('2026-11-21T10:31:00.000Z')).toHaveLength(1);
    expect(await claimed('2026-12-31T00:00:00.000Z')).toHaveLength(23);
  });

  test('a person’s declarations are exported and erased with their mails', async () => {
    const store = await createTestStore(dialect);
    await createDeclaration(store, newSubmission(), 'cancellation', cancellation());
    const { messages } = await findPerson(store.db, { email: 'AENNE@example.com' });
    expect(messages).toMatchObject([
      { kind: 'cancellation', cancellation: { reason: cancellation().reason }, mails: [{}, {}] },
    ]);
    const erased = await erasePerson(store, 'aenne@example.com', []);
    expect(erased).toMatchObject({ messages: 1, mails: 2 });
    expect(await listOutbox(store.db)).toEqual([]);
  });

  test('messages and declarations expire on days of their own', async () => {
    const store = await createTestStore(dialect);
    const message = await acknowledge(store, 'anna@example.com');
    const late = await acknowledge(store, 'bea@example.com', at('21T09:30'));
    const { id: declaration } = await createDeclaration(store, newSubmission(), 'withdrawal', withdrawal());
    await store.db.updateTable('outbox').set({ status: 'sent' }).execute();
    await store.db
      .updateTable('support_messages')
      .set({ receivedAt: '2028' })
      .where('id', '=', late)
      .execute();
    expect(await deleteExpired(store, 'messages', { before: '2027', sendsMail: true })).toEqual({
      deleted: 1,
      kept: 0,
    });
    expect(await findSupportMessage(store.db, message)).toBeUndefined();
    expect(await findSupportMessage(store.db, declaration)).toBeDefined();
    expect(await deleteExpired(store, 'declarations', { before: '2030', sendsMail: true })).toEqual({
      deleted: 1,
      kept: 0,
    });
    expect(await findSupportMessage(store.db, declaration)).toBeUndefined();
    expect(await findSupportMessage(store.db, late)).toBeDefined();
  });
});

test('on postgres answers to one mailbox take turns', async () => {
  const store = await createTestStore('postgres');
  const waiting = async () =>
    (
      await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(store.db)
    ).rows.length;
  let acknowledged: Promise<string> | undefined;
  await store.transaction(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('anna@example.com'))`.execute(db);
    acknowledged = acknowledge(store, 'Anna+shop@example.com');
    await expect.poll(waiting).toBe(1);
    expect(await answersOf(store)).toEqual([]);
  });
  await acknowledged;
  expect(await answersOf(store)).toHaveLength(1);
});
