import { type Kysely, sql } from 'kysely';

/** PostgreSQL read half a million responses for the newest fifty of one offering and rating. */
export async function indexRatingsOfOfferings(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create index survey_responses_rated on survey_responses (solution_used, rating, id)
      where status <> 'suspected'`)
    .execute(db);
}
