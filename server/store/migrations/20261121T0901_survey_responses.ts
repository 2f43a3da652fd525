import { type Kysely, sql } from 'kysely';

export async function createSurveyResponses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('survey_responses')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('signals', 'text', (column) => column.notNull())
    .addColumn('idempotency_hash', 'text', (column) => column.unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('company_or_occupation', 'text', (column) => column.notNull())
    .addColumn('solution_used', 'text', (column) => column.notNull())
    .addColumn('rating', 'integer', (column) => column.notNull().check(sql`rating between 1 and 5`))
    .addColumn('comment', 'text', (column) => column.notNull())
    .execute();
}
