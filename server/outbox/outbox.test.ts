import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { StoreOptions } from '#server/core/store/database.ts';
import { createDeclaration, createSupportMessage } from '#server/forms/support-messages.ts';
import { createMigratedDatabase, createTestStore, dialects, openTestStore } from '#tests/kit/database.ts';
import { newSubmission, supportMessage, withdrawal } from '#tests/kit/factories.ts';
import { listOutbox } from './outbox.ts';
import { claimDueMails, markFailed, markSent, postpone, prolongLease } from './outbox-claims.ts';

const now = '2026-11-21T10:00:00.000Z';
const later = '2026-11-21T10:02:00.000Z';
const muchLater = '2026-11-21T12:00:00.000Z';
const claim = { now, heldUntil: later, lease: 'one', limit: 10 };
const storeChild = join(import.meta.dirname, '../../tests/kit/store-child.ts');

describe.each(dialects)('on %s', (dialect) => {
  test('a claimed mail is due to nobody else until its hold ends', async () => {
    const store = await createTestStore(dialect);
    const facts = newSubmission();
    await createSupportMessage(store, facts, supportMessage());
    expect(await claimDueMails(store, claim)).toMatchObject([
      { kind: 'message-notice', submissionId: facts.id, attempts: 1, firstAttemptAt: now, lease: 'one' },
    ]);
    expect(await claimDueMails(store, { ...claim, lease: 'two' })).toEqual([]);
    expect(
      await claimDueMails(store, { ...claim, lease: 'two', now: later, heldUntil: muchLater }),
    ).toMatchObject([{ attempts: 2, firstAttemptAt: now, lease: 'two' }]);
  });

  test('what is owed goes out before the notices that came earlier', async () => {
    const store = await createTestStore(dialect);
    for (const receivedAt of ['2026-11-21T09:00:00.000Z', '2026-11-21T09:00:01.000Z'])
      await createSupportMessage(store, newSubmission({ receivedAt }), supportMessage());
    await createDeclaration(store, newSubmission(), 'withdrawal', withdrawal());
    const [first] = await claimDueMails(store, { ...claim, now: muchLater, limit: 1 });
    expect(first).toMatchObject({ kind: 'declaration-confirmation' });
  });

  test('a hold can be prolonged while the mail is being sent', async () => {
    const store = await createTestStore(dialect);
    await createSupportMessage(store, newSubmission(), supportMessage());
    await claimDueMails(store, claim);
    await prolongLease(store, 'one', muchLater);
    expect(await claimDueMails(store, { ...claim, now: later, lease: 'two' })).toEqual([]);
  });

  test('a worker that lost its hold cannot change the mail any more', async () => {
    const store = await createTestStore(dialect);
    await createSupportMessage(store, newSubmission(), supportMessage());
    const [lost] = await claimDueMails(store, claim);
    const [held] = await claimDueMails(store, { ...claim, now: later, heldUntil: muchLater, lease: 'two' });
    expect(await markFailed(store, lost!, 'late')).toBe(false);
    expect(await markSent(store, held!, later)).toBe(true);
    expect(await listOutbox(store.db)).toMatchObject([{ status: 'sent', sentAt: later, lastError: null }]);
  });

  test('a postponed mail waits with its reason, a failed one stays with it', async () => {
    const store = await createTestStore(dialect);
    await createSupportMessage(store, newSubmission(), supportMessage());
    const [mail] = await claimDueMails(store, claim);
    await postpone(store, mail!, later, '451 later');
    expect(await listOutbox(store.db, { status: 'queued' })).toMatchObject([
      { attempts: 1, dueAt: later, lastError: '451 later' },
    ]);
    const [again] = await claimDueMails(store, { ...claim, now: later, heldUntil: muchLater });
    await markFailed(store, again!, '550 no such user');
    expect(await listOutbox(store.db, { status: 'failed' })).toMatchObject([
      { attempts: 2, lastError: '550 no such user' },
    ]);
    expect(await claimDueMails(store, { ...claim, now: '2030-01-01T00:00:00.000Z' })).toEqual([]);
  });

  test('erasing a submission takes its mail out of the queue', async () => {
    const store = await createTestStore(dialect);
    const facts = newSubmission();
    await createSupportMessage(store, facts, supportMessage());
    await store.db.deleteFrom('support_messages').where('id', '=', facts.id).execute();
    expect(await listOutbox(store.db)).toEqual([]);
  });

  test('workers of several processes never claim the same mail', async () => {
    const options = await createMigratedDatabase(dialect);
    const store = await openTestStore(options);
    const mails = 200;
    await Promise.all(
      Array.from({ length: mails }, () => createSupportMessage(store, newSubmission(), supportMessage())),
    );
    const claimed = await Promise.all([1, 2, 3].map(() => claimAllInChild(options)));
    expect(claimed.flat().sort()).toEqual((await listOutbox(store.db, { limit: mails })).map(({ id }) => id));
  });
});

async function claimAllInChild(options: StoreOptions): Promise<string[]> {
  const child = fork(storeChild, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send({ task: 'claim', options, claim: { ...claim, limit: 3 } });
  const [ids] = (await once(child, 'message')) as [string[]];
  child.disconnect();
  await once(child, 'exit');
  return ids;
}
