import type { Kysely } from 'kysely';

/** What each operator is told about by mail; nobody has chosen anything yet. */
export async function createNoticeChoices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice_choices')
    .addColumn('operator_id', 'text', (column) =>
      column.primaryKey().references('operators.id').onDelete('cascade'),
    )
    .addColumn('messages', 'text', (column) => column.notNull())
    .addColumn('declarations', 'text', (column) => column.notNull())
    .addColumn('responses', 'text', (column) => column.notNull())
    .execute();
}
