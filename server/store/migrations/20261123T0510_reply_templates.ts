import type { Kysely } from 'kysely';

/** Texts of the team for replies. */
export async function createReplyTemplates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reply_templates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('texts', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
}
