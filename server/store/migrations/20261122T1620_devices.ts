import type { Kysely } from 'kysely';

/** Browsers in which operators signed in; failures are counted for them, and for sessions, as for accounts. */
export async function createDevices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('devices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('operator_id', 'text', (column) =>
      column.notNull().references('operators.id').onDelete('cascade'),
    )
    .addColumn('used_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('devices_operator_id').on('devices').column('operator_id').execute();
  await db.schema.alterTable('sign_in_failures').renameColumn('account_hash', 'subject').execute();
}
