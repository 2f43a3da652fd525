import type { Kysely } from 'kysely';

/**
 * How often each kind of stored thing has changed, so that processes learn of each other's writes; the processes that
 * run; when each operator last looked at a section; and failed mails about which nothing more is to be done.
 */
export async function addLive(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('changes')
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('processes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('build', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('visits')
    .addColumn('operator_id', 'text', (column) =>
      column.notNull().references('operators.id').onDelete('cascade'),
    )
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('visited_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('visits_pkey', ['operator_id', 'section'])
    .execute();
  await db.schema.alterTable('outbox').addColumn('dismissed_at', 'text').execute();
}
