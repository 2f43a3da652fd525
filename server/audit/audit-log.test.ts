import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { AuditAction } from '#domain/audit/audit.ts';
import { createOperator, deleteOperator, updateOperator } from '#server/accounts/operators.ts';
import type { Db } from '#server/core/store/store.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { storeVersion } from '#tests/kit/published.ts';
import { lastSignIns, listAudit, recordAudit, recordReading } from './audit-log.ts';
import { eraseOldNames } from './operator-names.ts';

const at = '2026-11-21T09:00:00.000Z';

/** Ids made within one millisecond have no order. */
async function nextMillisecond(): Promise<void> {
  const begun = Date.now();
  await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(begun);
}

const createNamed = async (db: Db, name: string) =>
  await createOperator(db, { email: `${name}@example.com`, name, createdAt: at });

const actionsOf = async (db: Db, filter: Partial<Parameters<typeof listAudit>[1]>) =>
  (await listAudit(db, { limit: 9, ...filter })).map(({ action }) => action).toSorted();

describe.each(dialects)('on %s', (dialect) => {
  test('entries come back newest first, page by page, with the name of who did it', async () => {
    const { db } = await createTestStore(dialect);
    const { id } = await createNamed(db, 'Anna');
    await recordAudit(db, { at, operatorId: null, action: 'session.failed', target: 'unknown:x' });
    await nextMillisecond();
    await recordAudit(db, { at, operatorId: id, action: 'release.published', details: { version: 1 } });
    const [newest] = await listAudit(db, { limit: 1 });
    expect(newest).toMatchObject({
      at,
      operator: { id, name: 'Anna' },
      action: 'release.published',
      target: null,
      details: { version: 1 },
    });
    expect(await listAudit(db, { before: newest!.id, limit: 10 })).toMatchObject([
      { operator: null, action: 'session.failed', target: 'unknown:x' },
    ]);
  });

  test('entries are chosen by kind and by who did it', async () => {
    const { db } = await createTestStore(dialect);
    const { id } = await createNamed(db, 'Anna');
    await recordAudit(db, { at, operatorId: null, action: 'session.failed' });
    await recordAudit(db, { at, operatorId: id, action: 'session.signedIn' });
    await recordAudit(db, { at, operatorId: id, action: 'release.published' });
    const access = ['session.failed', 'session.signedIn'] as const;
    expect(await actionsOf(db, { actions: access })).toEqual(access);
    expect(await actionsOf(db, { operatorId: id })).toEqual(['release.published', 'session.signedIn']);
    expect(await actionsOf(db, { operatorId: null })).toEqual(['session.failed']);
    expect(await actionsOf(db, { operatorId: id, actions: ['session.failed'] })).toEqual([]);
  });

  test('the last sign-in of each operator is known', async () => {
    const { db } = await createTestStore(dialect);
    const { id } = await createNamed(db, 'Anna');
    await createNamed(db, 'Ben');
    const later = '2026-11-22T09:00:00.000Z';
    await recordAudit(db, { at, operatorId: id, action: 'operator.setUp' });
    await recordAudit(db, { at: later, operatorId: id, action: 'session.signedIn' });
    await recordAudit(db, { at: '2026-11-23T09:00:00.000Z', operatorId: id, action: 'session.signedOut' });
    expect(await lastSignIns(db)).toEqual(new Map([[id, later]]));
  });

  test('who did it and to whom keeps the name of that time, also of those who left', async () => {
    const { db } = await createTestStore(dialect);
    const anna = await createNamed(db, 'Anna Berg');
    const tom = await createNamed(db, 'Tom');
    await recordAudit(db, { at, operatorId: anna.id, action: 'session.signedIn' });
    await nextMillisecond();
    await updateOperator(db, anna.id, { name: 'Anna Tal' });
    await deleteOperator(db, tom.id);
    await recordAudit(db, { at, operatorId: anna.id, action: 'operator.removed', target: tom.id });
    expect(await listAudit(db, { limit: 9 })).toMatchObject([
      { operator: { id: anna.id, name: 'Anna Tal' }, subject: { id: tom.id, name: 'Tom' } },
      { operator: { id: anna.id, name: 'Anna Berg' }, subject: null },
    ]);
  });

  test('the name of somebody who left is erased when its time is over; the entries stay', async () => {
    const { db } = await createTestStore(dialect);
    const anna = await createNamed(db, 'Anna');
    const tom = await createNamed(db, 'Tom');
    await recordAudit(db, { at, operatorId: tom.id, action: 'session.signedIn' });
    await deleteOperator(db, tom.id);
    await recordAudit(db, { at, operatorId: anna.id, action: 'operator.removed', target: tom.id });
    const signedIn = async () => await listAudit(db, { limit: 9, actions: ['session.signedIn'] });
    await eraseOldNames(db, at);
    expect(await signedIn()).toMatchObject([{ operator: { id: tom.id, name: 'Tom' } }]);
    await eraseOldNames(db, '2026-11-21T09:00:00.001Z');
    expect(await signedIn()).toMatchObject([{ operator: { id: tom.id, name: null } }]);
    expect(await listAudit(db, { limit: 9, operatorId: anna.id })).toMatchObject([
      { operator: { name: 'Anna' } },
    ]);
  });

  test('entries are found by days, and by words in names and actions', async () => {
    const { db } = await createTestStore(dialect);
    const anna = await createNamed(db, 'Änne Groß');
    const tom = await createNamed(db, 'Tom');
    const next = '2026-11-22T09:00:00.000Z';
    await recordAudit(db, { at, operatorId: anna.id, action: 'operator.invited', target: tom.id });
    await recordAudit(db, { at: next, operatorId: tom.id, action: 'session.signedIn' });
    expect(await actionsOf(db, { until: next })).toEqual(['operator.invited']);
    expect(await actionsOf(db, { from: next })).toEqual(['session.signedIn']);
    const actionsWith = (word: string): AuditAction[] => (word === 'invited' ? ['operator.invited'] : []);
    const search = async (text: string) => await actionsOf(db, { search: { text, actionsWith } });
    expect(await search('anne')).toEqual(['operator.invited']);
    expect(await search('GROSS invited')).toEqual(['operator.invited']);
    expect(await search('tom')).toEqual(['operator.invited', 'session.signedIn']);
    expect(await search('anne signed')).toEqual([]);
    expect(await search(tom.id)).toEqual(['operator.invited']);
  });

  test('reading something is recorded once per operator and day', async () => {
    const { db } = await createTestStore(dialect);
    const read = async (moment: string, operatorId: string, target = 'm1') =>
      await recordReading(db, { at: moment, operatorId, action: 'message.opened', target });
    await read(at, 'a');
    await read('2026-11-21T23:59:59.999Z', 'a');
    expect(await listAudit(db, { limit: 9 })).toHaveLength(1);
    await read(at, 'b');
    await read(at, 'a', 'm2');
    await read('2026-11-22T00:00:00.000Z', 'a');
    expect(await listAudit(db, { limit: 9 })).toHaveLength(4);
  });

  test('an entry leads to its message as long as that is stored', async () => {
    const store = await createTestStore(dialect);
    const facts = newSubmission();
    await createSupportMessage(store, facts, supportMessage());
    await recordAudit(store.db, { at, operatorId: null, action: 'message.opened', target: facts.id });
    expect(await listAudit(store.db, { limit: 1 })).toMatchObject([
      { record: { kind: 'message', id: facts.id } },
    ]);
    await store.db.deleteFrom('support_messages').execute();
    expect(await listAudit(store.db, { limit: 1 })).toMatchObject([{ record: null }]);
  });

  test('the database itself refuses to change or delete entries and releases', async () => {
    const { db } = await createTestStore(dialect);
    await recordAudit(db, { at, operatorId: null, action: 'session.failed' });
    await storeVersion(db, { version: 1, operatorId: 'x', at, edits: {} });
    const changes: (() => Promise<unknown>)[] = [
      () => db.updateTable('audit_log').set({ action: 'x' }).execute(),
      () => db.deleteFrom('audit_log').execute(),
      () => db.updateTable('releases').set({ operatorId: 'y' }).execute(),
      () => db.deleteFrom('releases').execute(),
    ];
    // C8: unless configured, SQLite runs no trigger for the row that a replacement removes.
    const replace = sql`insert or replace into audit_log (id, happened_at, operator_id, action, target, details)
      select id, happened_at, operator_id, 'x', target, details from audit_log`;
    if (dialect === 'sqlite') changes.push(async () => await replace.execute(db));
    for (const change of changes) await expect(change()).rejects.toThrow('append-only');
    expect(await listAudit(db, { limit: 10 })).toHaveLength(1);
  });
});
