import type { Kysely } from 'kysely';
import { makeAppendOnly } from './append-only.ts';

export async function createPublications(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publications')
    .addColumn('version', 'integer', (column) => column.primaryKey())
    // No reference: what an operator published stays when the operator is removed.
    .addColumn('operator_id', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('restored_version', 'integer')
    .addColumn('products', 'text', (column) => column.notNull())
    .addColumn('colors', 'text', (column) => column.notNull())
    .addColumn('catalogue', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .execute();
  await makeAppendOnly(db, 'publications');
}
