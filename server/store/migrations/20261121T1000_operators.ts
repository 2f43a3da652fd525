import type { Kysely } from 'kysely';

export async function createOperators(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operators')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('totp_secret', 'text')
    .addColumn('totp_pending', 'text')
    .addColumn('totp_used_step', 'integer')
    .execute();
  await db.schema
    .createTable('operator_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('operator_id', 'text', (column) => column.references('operators.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('operator_id', 'text', (column) =>
      column.notNull().references('operators.id').onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('operator_id', 'text', (column) =>
      column.notNull().references('operators.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sign_in_failures')
    .addColumn('account_hash', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('last_failed_at', 'text', (column) => column.notNull())
    .addColumn('blocked_until', 'text', (column) => column.notNull())
    .execute();
  for (const table of ['operator_links', 'recovery_codes', 'sessions']) {
    await db.schema.createIndex(`${table}_operator_id`).on(table).column('operator_id').execute();
  }
}
