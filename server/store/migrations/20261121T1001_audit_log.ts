import type { Kysely } from 'kysely';
import { makeAppendOnly } from './append-only.ts';

export async function createAuditLog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('happened_at', 'text', (column) => column.notNull())
    // No reference: what an operator did stays when the operator is removed.
    .addColumn('operator_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target', 'text')
    .addColumn('details', 'text', (column) => column.notNull())
    .execute();
  await makeAppendOnly(db, 'audit_log');
}
