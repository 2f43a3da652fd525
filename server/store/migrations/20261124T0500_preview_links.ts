import type { Kysely } from 'kysely';

/** Links that show the draft to somebody without access. */
export async function createPreviewLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('preview_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('operator_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}
