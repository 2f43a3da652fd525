import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { lastSignIns, listAudit, recordAudit } from './audit-log.ts';
import { createOperator, deleteOperator } from './operators.ts';

const at = '2026-11-21T09:00:00.000Z';

describe.each(dialects)('on %s', (dialect) => {
  test('entries come back newest first, page by page, with the name of who did it', async () => {
    const { db } = await createTestStore(dialect);
    const { id } = await createOperator(db, { email: 'a@example.com', name: 'Anna', createdAt: at });
    await recordAudit(db, { at, operatorId: null, action: 'session.failed', target: 'unknown:x' });
    const begun = Date.now();
    await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(begun);
    await recordAudit(db, { at, operatorId: id, action: 'publication.published', details: { version: 1 } });
    const [newest] = await listAudit(db, { limit: 1 });
    expect(newest).toMatchObject({
      at,
      operator: { id, name: 'Anna' },
      action: 'publication.published',
      target: null,
      details: { version: 1 },
    });
    expect(await listAudit(db, { before: newest!.id, limit: 10 })).toMatchObject([
      { operator: null, action: 'session.failed', target: 'unknown:x' },
    ]);
  });

  test('entries are chosen by kind and by who did it', async () => {
    const { db } = await createTestStore(dialect);
    const { id } = await createOperator(db, { email: 'a@example.com', name: 'Anna', createdAt: at });
    await recordAudit(db, { at, operatorId: null, action: 'session.failed' });
    await recordAudit(db, { at, operatorId: id, action: 'session.signedIn' });
    await recordAudit(db, { at, operatorId: id, action: 'publication.published' });
    const chosen = async (query: Partial<Parameters<typeof listAudit>[1]>) =>
      (await listAudit(db, { limit: 10, ...query })).map(({ action }) => action).toSorted();
    expect(await chosen({ actions: ['session.failed', 'session.signedIn'] })).toEqual([
      'session.failed',
      'session.signedIn',
    ]);
    expect(await chosen({ operatorId: id })).toEqual(['publication.published', 'session.signedIn']);
    expect(await chosen({ operatorId: null })).toEqual(['session.failed']);
    expect(await chosen({ operatorId: id, actions: ['session.failed'] })).toEqual([]);
  });

  test('the last sign-in of each operator is known', async () => {
    const { db } = await createTestStore(dialect);
    const { id } = await createOperator(db, { email: 'a@example.com', name: 'Anna', createdAt: at });
    await createOperator(db, { email: 'b@example.com', name: 'Ben', createdAt: at });
    const later = '2026-11-22T09:00:00.000Z';
    await recordAudit(db, { at, operatorId: id, action: 'operator.setUp' });
    await recordAudit(db, { at: later, operatorId: id, action: 'session.signedIn' });
    await recordAudit(db, { at: '2026-11-23T09:00:00.000Z', operatorId: id, action: 'session.signedOut' });
    expect(await lastSignIns(db)).toEqual(new Map([[id, later]]));
  });

  test('what an operator did stays when the operator is removed', async () => {
    const { db } = await createTestStore(dialect);
    const { id } = await createOperator(db, { email: 'a@example.com', name: 'Anna', createdAt: at });
    await recordAudit(db, { at, operatorId: id, action: 'session.signedIn' });
    await deleteOperator(db, id);
    expect(await listAudit(db, { limit: 1 })).toMatchObject([{ operator: { id, name: null } }]);
  });

  test('the database itself refuses to change or delete entries and publications', async () => {
    const { db } = await createTestStore(dialect);
    await recordAudit(db, { at, operatorId: null, action: 'session.failed' });
    await db
      .insertInto('publications')
      .values({
        version: 1,
        operator_id: 'x',
        published_at: at,
        restored_version: null,
        products: '[]',
        colors: '[]',
        catalogue: '{}',
        summary: '{}',
      })
      .execute();
    const changes: (() => Promise<unknown>)[] = [
      () => db.updateTable('audit_log').set({ action: 'x' }).execute(),
      () => db.deleteFrom('audit_log').execute(),
      () => db.updateTable('publications').set({ operator_id: 'y' }).execute(),
      () => db.deleteFrom('publications').execute(),
    ];
    // C8: unless configured, SQLite runs no trigger for the row that a replacement removes.
    const replace = sql`insert or replace into audit_log select id, happened_at, operator_id, 'x', target, details
      from audit_log`;
    if (dialect === 'sqlite') changes.push(async () => await replace.execute(db));
    for (const change of changes) await expect(change()).rejects.toThrow('append-only');
    expect(await listAudit(db, { limit: 10 })).toHaveLength(1);
  });
});
