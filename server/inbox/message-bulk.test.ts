import { describe, expect, test } from 'vitest';
import type { BulkAct, BulkAction } from '#domain/inbox/inbox.ts';
import { mostTags } from '#domain/inbox/tags.ts';
import type { Store } from '#server/core/store/store.ts';
import { createDeclaration, createSupportMessage } from '#server/forms/support-messages.ts';
import { claimDueMails, markSent } from '#server/outbox/outbox-claims.ts';
import { findPerson } from '#server/privacy/privacy.ts';
import { deleteExpired } from '#server/privacy/retention.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { dueAt } from '#tests/kit/due.ts';
import { erasePerson } from '#tests/kit/erase-person.ts';
import { newSubmission, supportMessage, withdrawal } from '#tests/kit/factories.ts';
import { changeMessage, findInboxMessage, listInbox } from './inbox.ts';
import { countInbox } from './inbox-counts.ts';
import { type BulkSelection, bulkBatchSize, changeBatch, countSelected, undoBatch } from './message-bulk.ts';

const at = '2026-11-21T10:00:00.000Z';
const today = '2026-11-21';
const last = 'ffffffff-ffff-7fff-bfff-ffffffffffff';

async function storeMessages(store: Store, count: number, signals: string[] = []): Promise<string[]> {
  return await Promise.all(
    Array.from(
      { length: count },
      async () => (await createSupportMessage(store, newSubmission({ signals }), supportMessage())).id,
    ),
  );
}

async function change(store: Store, of: BulkAction | BulkAct, selection: BulkSelection, bulkId = 'one') {
  const act = typeof of === 'string' ? { action: of } : of;
  return await store.transaction(
    async (db) => await changeBatch(db, { act, selection, bulkId, at, today, operatorId: 'anna' }),
  );
}

async function undo(store: Store, bulkId = 'one') {
  return await store.transaction(async (db) => await undoBatch(db, bulkId));
}

const seen = (ids: readonly string[], version = 1) => ({ messages: ids.map((id) => ({ id, version })) });

describe.each(dialects)('on %s', (dialect) => {
  test('messages become spam together, and undoing gives each the state it had', async () => {
    const store = await createTestStore(dialect);
    const [first = '', second = '', untouched = ''] = await storeMessages(store, 3);
    await changeMessage(store.db, second, 1, { status: 'open' });
    const selection = {
      messages: [
        { id: first, version: 1 },
        { id: second, version: 2 },
      ],
    };
    expect((await change(store, 'spam', selection)).toSorted()).toEqual([first, second].toSorted());
    expect((await countInbox(store.db, { due: dueAt(at) })).counts).toMatchObject({ new: 1, suspected: 2 });
    expect(await undo(store)).toHaveLength(2);
    expect(await undo(store)).toEqual([]);
    expect(await findInboxMessage(store.db, first)).toMatchObject({ status: 'new', version: 3 });
    expect(await findInboxMessage(store.db, second)).toMatchObject({ status: 'open', version: 4 });
    expect(await findInboxMessage(store.db, untouched)).toMatchObject({ version: 1 });
  });

  test('what somebody changed meanwhile is left alone, by the action and by undoing it', async () => {
    const store = await createTestStore(dialect);
    const ids = await storeMessages(store, 2);
    await changeMessage(store.db, ids[0]!, 1, { status: 'open' });
    expect(await change(store, 'delete', seen(ids))).toEqual([ids[1]]);
    await changeMessage(store.db, ids[1]!, 2, { status: 'done' });
    expect(await undo(store)).toEqual([]);
  });

  test('all of a folder up to the newest that was seen change, batch by batch', async () => {
    const store = await createTestStore(dialect);
    const all = await storeMessages(store, bulkBatchSize + 2, ['honeypot']);
    await storeMessages(store, 1);
    const until = all.toSorted().at(-2)!;
    const selection = { filter: { status: 'suspected' as const }, until };
    expect(await countSelected(store.db, selection)).toBe(bulkBatchSize + 1);
    expect(await change(store, 'delete', selection)).toHaveLength(bulkBatchSize);
    expect(await change(store, 'delete', selection)).toHaveLength(1);
    expect(await change(store, 'delete', selection)).toEqual([]);
    expect((await countInbox(store.db, { due: dueAt(at) })).counts).toMatchObject({
      new: 1,
      suspected: 1,
      binned: bulkBatchSize + 1,
    });
  });

  test('what was thrown away is in the bin alone, is found for its person, and is erased at once', async () => {
    const store = await createTestStore(dialect);
    const [id = ''] = await storeMessages(store, 1);
    await change(store, 'delete', seen([id]));
    expect(await listInbox(store.db, { limit: 9 })).toEqual([]);
    expect(await listInbox(store.db, { limit: 9, isBinned: true })).toMatchObject([{ id, deletedAt: at }]);
    expect((await findPerson(store.db, { email: 'anna@example.com' })).messages).toMatchObject([{ id }]);
    expect(await change(store, 'restore', { filter: { isBinned: true }, until: last }, 'two')).toEqual([id]);
    expect(await listInbox(store.db, { limit: 9 })).toMatchObject([{ id, deletedAt: null }]);
    await undo(store, 'two');
    expect(await listInbox(store.db, { limit: 9, isBinned: true })).toMatchObject([{ id, deletedAt: at }]);
    await erasePerson(store, 'anna@example.com', []);
    expect(await findInboxMessage(store.db, id)).toBeUndefined();
  });

  test('a tag joins those that each has, and undoing takes it from where it was new', async () => {
    const store = await createTestStore(dialect);
    const [none = '', other = '', same = '', full = ''] = await storeMessages(store, 4);
    const many = Array.from({ length: mostTags }, (_, at) => `t${at}`);
    await changeMessage(store.db, other, 1, { tags: ['"Invoice"'] });
    await changeMessage(store.db, same, 1, { tags: ['complaint'] });
    await changeMessage(store.db, full, 1, { tags: many });
    const tagsNow = async () =>
      await Promise.all(
        [none, other, same, full].map(async (id) => (await findInboxMessage(store.db, id))!.tags),
      );
    const before = await tagsNow();
    const all = { filter: {}, until: last };
    const changed = await change(store, { action: 'tag', tag: 'Complaint' }, all);
    expect(changed.toSorted()).toEqual([none, other].toSorted());
    expect(await tagsNow()).toEqual([['Complaint'], ['"Invoice"', 'Complaint'], ['complaint'], many]);
    expect(await change(store, { action: 'tag', tag: 'Complaint' }, all)).toEqual([]);
    await undo(store);
    expect(await tagsNow()).toEqual(before);
  });

  test('a follow-up date is set and removed together, not for spam, and undoing gives each its own', async () => {
    const store = await createTestStore(dialect);
    const [none = '', own = '', spam = ''] = await storeMessages(store, 3);
    await changeMessage(store.db, own, 1, { followUp: '2026-12-24' });
    await changeMessage(store.db, spam, 1, { status: 'suspected' });
    const all = {
      messages: [
        { id: none, version: 1 },
        { id: own, version: 2 },
        { id: spam, version: 2 },
      ],
    };
    const changed = await change(store, { action: 'followUp', followUp: '2026-12-01' }, all);
    expect(changed.toSorted()).toEqual([none, own].toSorted());
    expect(await findInboxMessage(store.db, own)).toMatchObject({ followUp: '2026-12-01' });
    await undo(store);
    expect(await findInboxMessage(store.db, none)).toMatchObject({ followUp: null });
    expect(await findInboxMessage(store.db, own)).toMatchObject({ followUp: '2026-12-24' });
    const removed = await change(
      store,
      { action: 'followUp', followUp: null },
      { filter: {}, until: last },
      'two',
    );
    expect(removed).toEqual([own]);
  });

  test('declarations are not thrown away', async () => {
    const store = await createTestStore(dialect);
    const { id } = await createDeclaration(store, newSubmission(), 'withdrawal', withdrawal());
    expect(await change(store, 'delete', seen([id]))).toEqual([]);
    expect(await change(store, 'spam', seen([id]))).toEqual([id]);
  });

  test('the bin is emptied of what has been in it for long, and of nothing else', async () => {
    const store = await createTestStore(dialect);
    const [gone = '', kept = ''] = await storeMessages(store, 2);
    const mails = await claimDueMails(store, { now: at, heldUntil: at, lease: 'one', limit: 9 });
    for (const mail of mails) await markSent(store, mail, at);
    await change(store, 'delete', seen([gone]));
    const pass = async (before: string) => await deleteExpired(store, 'bin', { before, sendsMail: true });
    expect(await pass(at)).toEqual({ deleted: 0, kept: 0 });
    expect(await pass('2026-11-21T10:00:00.001Z')).toEqual({ deleted: 1, kept: 0 });
    expect(await findInboxMessage(store.db, gone)).toBeUndefined();
    expect(await findInboxMessage(store.db, kept)).toBeDefined();
  });
});
