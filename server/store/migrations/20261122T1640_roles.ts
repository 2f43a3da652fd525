import { type Kysely, sql } from 'kysely';

/**
 * Operators get roles; who was one before could do everything, and goes on to. Sessions know when their password was
 * typed last: an empty text is longer ago than anything. Rules of the house that operators change are settings.
 */
export async function addRoles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('operators')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('support'))
    .execute();
  await sql`update operators set role = 'owner'`.execute(db);
  await db.schema
    .alterTable('sessions')
    .addColumn('confirmed_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
