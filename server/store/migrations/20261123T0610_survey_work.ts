import { type Kysely, sql } from 'kysely';
import { searchText } from '#domain/search-text.ts';

const batchSize = 200;

type Response = { id: string; name: string; company_or_occupation: string; comment: string };

/** Survey responses are found by their text, as messages are, and carry tags. */
export async function addSurveyWork(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('survey_responses')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('survey_responses')
    .addColumn('tags', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  let after = '';
  for (;;) {
    const { rows } = await sql<Response>`select id, name, company_or_occupation, comment from survey_responses
      where id > ${after} order by id limit ${batchSize}`.execute(db);
    for (const { id, name, company_or_occupation, comment } of rows)
      await sql`update survey_responses set search_text = ${searchText(name, company_or_occupation, comment)}
        where id = ${id}`.execute(db);
    if (rows.length < batchSize) return;
    after = rows.at(-1)!.id;
  }
}
