import { describe, expect, test } from 'vitest';
import { createOperator, deleteOperator, hasOtherOwner } from '#server/accounts/operators.ts';
import { notifyOperator } from '#server/accounts/tell-operator.ts';
import { isSecondFactorRequired, requireSecondFactor } from '#server/core/store/settings.ts';
import type { Store } from '#server/core/store/store.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { accessMailBatch, deleteOldAccessMails, newestLinkMails, withdrawLinkMails } from './access-mails.ts';
import { countOutbox, listOutbox, queueMail } from './outbox.ts';

const at = '2026-11-21T09:00:00.000Z';
const [anna, ben] = ['Anna', 'Ben'].map((name) => ({ name, email: `${name}@example.com` })) as [
  { name: string; email: string },
  { name: string; email: string },
];

describe.each(dialects)('on %s', (dialect) => {
  test('the newest mail with a link is found by its address, and withdrawn while it is not sent', async () => {
    const { db } = await createTestStore(dialect);
    await notifyOperator(db, 'invitation', anna, at);
    await notifyOperator(db, 'password-changed', anna, at);
    await notifyOperator(db, 'invitation', ben, at);
    await db.updateTable('outbox').set({ status: 'sent' }).where('recipient', '=', anna.email).execute();
    await notifyOperator(db, 'password-reset', anna, '2026-11-21T09:00:01.000Z');
    const newest = await newestLinkMails(db);
    expect([newest.size, newest.get(anna.email)?.kind]).toEqual([2, 'password-reset']);
    await withdrawLinkMails(db, { ...anna, id: 'anna' });
    expect((await newestLinkMails(db)).get(anna.email)).toMatchObject({ kind: 'invitation', status: 'sent' });
    expect((await listOutbox(db)).map(({ kind }) => kind).sort()).toEqual([
      'invitation',
      'invitation',
      'password-changed',
    ]);
  });

  test('old mails to operators are deleted unless they are still to be sent', async () => {
    const store = await createTestStore(dialect);
    await notifyOperator(store.db, 'invitation', anna, at);
    const before = '2026-12-21';
    expect(await deleteOldAccessMails(store, { before: at, sendsMail: false })).toBe(0);
    expect(await deleteOldAccessMails(store, { before, sendsMail: true })).toBe(0);
    expect(await deleteOldAccessMails(store, { before, sendsMail: false })).toBe(1);
  });

  test('any number of old mails to operators is deleted, in batches', async () => {
    const store = await createTestStore(dialect);
    const count = accessMailBatch + 1;
    await store.transaction(async (db) => {
      for (let index = 0; index < count; index += 1)
        await queueMail(db, { kind: 'digest', recipient: anna.email, createdAt: at });
    });
    const left: number[] = [];
    const watched: Store = {
      ...store,
      transaction: async (work) => {
        const result = await store.transaction(work);
        left.push((await countOutbox(store.db)).queued);
        return result;
      },
    };
    expect(await deleteOldAccessMails(watched, { before: '2026-12-21', sendsMail: false })).toBe(count);
    expect(left).toEqual([1, 0]);
  });

  test('whether anybody else is an owner', async () => {
    const { db } = await createTestStore(dialect);
    const owner = await createOperator(db, { ...anna, role: 'owner', createdAt: at });
    const other = await createOperator(db, { ...ben, createdAt: at });
    expect(other.role).toBe('support');
    expect([await hasOtherOwner(db, other.id), await hasOtherOwner(db, owner.id)]).toEqual([true, false]);
    await deleteOperator(db, owner.id);
    expect(await hasOtherOwner(db)).toBe(false);
  });

  test('the rule that everybody needs a second factor is made and lifted', async () => {
    const { db } = await createTestStore(dialect);
    const states = [await isSecondFactorRequired(db)];
    for (const isRequired of [true, true, false]) {
      await requireSecondFactor(db, isRequired);
      states.push(await isSecondFactorRequired(db));
    }
    expect(states).toEqual([false, true, true, false]);
  });
});
