import { type Kysely, sql } from 'kysely';
import { makeAppendOnly } from './append-only.ts';

/** Versions of what operators say instead of the files, and the draft of the next one. */
export async function createContent(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_versions')
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('edits', 'text', (column) => column.notNull())
    .execute();
  await makeAppendOnly(db, 'content_versions');
  await db.schema
    .createTable('content_draft')
    .addColumn('field', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('operator_id', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('publications')
    .addColumn('content_version', 'integer', (column) => column.notNull().defaultTo(sql`0`))
    .execute();
}
