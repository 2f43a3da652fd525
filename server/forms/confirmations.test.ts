import { describe, expect, test } from 'vitest';
import type { Store } from '#server/core/store/store.ts';
import { changeMessage, listInbox } from '#server/inbox/inbox.ts';
import { countInbox } from '#server/inbox/inbox-counts.ts';
import { listOutbox } from '#server/outbox/outbox.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { dueAt } from '#tests/kit/due.ts';
import { newSubmission, withdrawal } from '#tests/kit/factories.ts';
import { holdConfirmations, sendConfirmation } from './confirmations.ts';
import { createDeclaration, findSupportMessage } from './support-messages.ts';

async function answersOf(store: Store) {
  return (await listOutbox(store.db))
    .filter(({ kind }) => kind === 'declaration-confirmation')
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

describe.each(dialects)('on %s', (dialect) => {
  test('a declaration is unconfirmed until its confirmation is sent, or somebody has dealt with it', async () => {
    const store = await createTestStore(dialect);
    const { id: waiting } = await createDeclaration(store, newSubmission(), 'withdrawal', withdrawal());
    const facts = newSubmission({ signals: ['contact'] });
    await createDeclaration(store, facts, 'withdrawal', withdrawal());
    const unconfirmed = async () =>
      (await listInbox(store.db, { only: 'unconfirmed', limit: 10 })).map(({ id }) => id);
    expect(await unconfirmed()).toEqual([facts.id, waiting]);
    await store.db.updateTable('outbox').set({ status: 'sent' }).where('status', '=', 'queued').execute();
    expect(await unconfirmed()).toEqual([facts.id]);
    expect((await countInbox(store.db, { due: dueAt('2026-11-21T10:00:00.000Z') })).counts).toMatchObject({
      unconfirmed: 1,
    });
    expect(
      (await countInbox(store.db, { narrower: { search: 'nobody' }, due: dueAt('2026-11-21T10:00:00.000Z') }))
        .counts,
    ).toMatchObject({ unconfirmed: 0 });
    await changeMessage(store.db, facts.id, 1, { status: 'done' });
    expect(await unconfirmed()).toEqual([]);
  });

  test('a person sends a confirmation that waits at once, whole and once', async () => {
    const store = await createTestStore(dialect);
    const facts = newSubmission({ signals: ['contact'] });
    await createDeclaration(store, facts, 'withdrawal', withdrawal());
    const declaration = (await findSupportMessage(store.db, facts.id))!;
    const now = '2026-11-21T11:00:00.000Z';
    const send = async () =>
      await store.transaction(async (db) => await sendConfirmation(db, declaration, now));
    expect(await send()).toBe((await answersOf(store))[0]!.id);
    expect(await send()).toBeUndefined();
    expect(await answersOf(store)).toMatchObject([
      { status: 'queued', dueAt: now, waitsFor: null, isAutomatic: false },
    ]);
  });

  test('what went out shortened can be sent whole, once', async () => {
    const store = await createTestStore(dialect);
    const long = withdrawal({ contract: 'Sehr ausführlich. '.repeat(20) });
    const { id } = await createDeclaration(store, newSubmission(), 'withdrawal', long);
    const declaration = (await findSupportMessage(store.db, id))!;
    const send = async () =>
      await store.transaction(async (db) => await sendConfirmation(db, declaration, '2027'));
    expect(await send()).toBeUndefined();
    await store.db.updateTable('outbox').set({ status: 'sent' }).execute();
    expect(await send()).toBeDefined();
    expect(await send()).toBeUndefined();
    expect((await answersOf(store)).map(({ isAutomatic }) => isAutomatic)).toEqual([true, false]);
  });

  test('a declaration that is put among the suspected is not confirmed by itself any more', async () => {
    const store = await createTestStore(dialect);
    const rules = { network: 'n' };
    await createDeclaration(store, newSubmission(), 'withdrawal', withdrawal(), rules);
    const { id } = await createDeclaration(store, newSubmission(), 'withdrawal', withdrawal(), rules);
    expect((await answersOf(store))[1]).toMatchObject({ status: 'queued', waitsFor: 'network' });
    await holdConfirmations(store.db, [id]);
    expect((await answersOf(store))[1]).toMatchObject({ status: 'held', waitsFor: 'suspected' });
  });
});
