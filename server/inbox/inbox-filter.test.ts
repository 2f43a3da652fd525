import { describe, expect, test } from 'vitest';
import { createOperator } from '#server/accounts/operators.ts';
import type { Store } from '#server/core/store/store.ts';
import { createDeclaration, createSupportMessage } from '#server/forms/support-messages.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { dueAt } from '#tests/kit/due.ts';
import { cancellation, newSubmission, supportMessage, withdrawal } from '#tests/kit/factories.ts';
import { changeMessage, findInboxMessage, listInbox } from './inbox.ts';
import { countInbox } from './inbox-counts.ts';
import type { InboxFilter } from './inbox-filter.ts';
import { reopenMessage } from './incoming/incoming-mails.ts';
import { changeBatch, undoBatch } from './message-bulk.ts';

const at = '2026-11-25T09:00:00.000Z';
const due = dueAt(at);
const { today } = due;

async function send(store: Store, id: string, receivedAt = at): Promise<void> {
  await createSupportMessage(store, newSubmission({ id, receivedAt }), supportMessage());
}

/** Ids of a list; its count says the same. */
async function idsOf(store: Store, filter: InboxFilter) {
  return (await listInbox(store.db, { ...filter, limit: 9 })).map(({ id }) => id).join('');
}

describe.each(dialects)('on %s', (dialect) => {
  test('a withdrawal is due on the day of the refund, a cancellation never', async () => {
    const store = await createTestStore(dialect);
    const declare = async (id: string, kind: 'withdrawal' | 'cancellation', receivedAt: string) =>
      await createDeclaration(
        store,
        newSubmission({ id, receivedAt }),
        kind,
        kind === 'withdrawal' ? withdrawal() : cancellation(),
      );
    await declare('a', 'withdrawal', '2026-11-11T22:59:59.999Z');
    await declare('b', 'withdrawal', '2026-11-11T23:00:00.000Z');
    await declare('c', 'cancellation', '2026-10-01T09:00:00.000Z');
    expect(await idsOf(store, { only: { due } })).toBe('a');
    expect(await idsOf(store, { only: { due }, kind: 'cancellation' })).toBe('');
    await changeMessage(store.db, 'a', 1, { status: 'done' });
    expect(await idsOf(store, { only: { due } })).toBe('');
  });

  test('a follow-up date makes a message due, also one that is done, and stays until its day', async () => {
    const store = await createTestStore(dialect);
    for (const [id, status, followUp] of [
      ['a', 'open', today],
      ['b', 'done', '2026-11-24'],
      ['c', 'done', '2026-11-26'],
      ['d', 'done', null],
    ] as const) {
      await send(store, id);
      await changeMessage(store.db, id, 1, { status, followUp });
    }
    expect(await idsOf(store, { only: { due } })).toBe('ba');
    expect((await countInbox(store.db, { due })).counts).toMatchObject({ due: 2, done: 3 });
  });

  test('work ends a follow-up date that has come, and undoing the act restores it', async () => {
    const store = await createTestStore(dialect);
    const dateOf = async (id: string) => (await findInboxMessage(store.db, id))!.followUp;
    for (const [id, followUp] of [
      ['a', today],
      ['b', '2026-11-26'],
    ] as const) {
      await send(store, id);
      await changeMessage(store.db, id, 1, { status: 'done', followUp });
    }
    const act = async (action: 'done' | 'spam', bulkId: string) =>
      await store.transaction(
        async (db) =>
          await changeBatch(db, {
            act: { action },
            selection: { filter: {}, until: 'z' },
            bulkId,
            at,
            today,
            operatorId: 'o1',
          }),
      );
    expect(await act('done', 'one')).toEqual(['a']);
    expect([await dateOf('a'), await dateOf('b')]).toEqual([null, '2026-11-26']);
    expect(await store.transaction(async (db) => await undoBatch(db, 'one'))).toEqual(['a']);
    expect(await dateOf('a')).toBe(today);
    expect((await act('spam', 'two')).toSorted()).toEqual(['a', 'b']);
    expect([await dateOf('a'), await dateOf('b')]).toEqual([null, null]);
    await store.transaction(async (db) => await undoBatch(db, 'two'));
    expect(await dateOf('b')).toBe('2026-11-26');
    await reopenMessage(store.db, 'b');
    expect(await findInboxMessage(store.db, 'b')).toMatchObject({ status: 'open', followUp: null });
  });

  test('person, kind, tag and words narrow every folder and its count', async () => {
    const store = await createTestStore(dialect);
    const bea = await createOperator(store.db, { email: 'bea@example.com', name: 'Bea', createdAt: at });
    for (const id of ['a', 'b', 'c']) await send(store, id);
    await createDeclaration(store, newSubmission({ id: 'd', receivedAt: at }), 'withdrawal', withdrawal());
    await changeMessage(store.db, 'a', 1, { tags: ['Angebot', '50 % "neu"'], assignee: bea.id });
    await changeMessage(store.db, 'b', 1, { tags: ['Angebote'], status: 'done' });
    await changeMessage(store.db, 'd', 1, { tags: ['Angebot'] });
    const check = async (narrower: InboxFilter, found: string, counts: object) => {
      expect(await idsOf(store, narrower)).toBe(found);
      expect((await countInbox(store.db, { narrower, due })).counts).toMatchObject(counts);
    };
    await check({ tag: 'Angebot' }, 'da', { new: 2, done: 0, declarations: 1 });
    await check({ tag: '50 % "neu"' }, 'a', { new: 1 });
    await check({ tag: '50 _ "neu"' }, '', { new: 0 });
    await check({ assignee: bea.id }, 'a', { new: 1, declarations: 0 });
    await check({ assignee: null }, 'dcb', { new: 2, done: 1, declarations: 1 });
    await check({ kind: 'message' }, 'cba', { new: 2, done: 1, declarations: 0 });
    await check({ kind: 'message', tag: 'Angebot' }, 'a', { new: 1 });
    await check({ kind: 'message', search: 'anna' }, 'cba', { new: 2, done: 1, declarations: 0 });
  });
});
