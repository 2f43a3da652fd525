import { type Kysely, sql } from 'kysely';

/** Questions of visitors that no section of the site answers, without names, addresses and long numbers. */
export async function addOpenQuestions(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table open_questions (
      id text not null primary key,
      language text not null,
      text text not null, -- as it was first asked
      text_key text not null, -- its words as the search compares them
      count integer not null,
      first_asked_at text not null,
      last_asked_at text not null,
      unique (language, text_key)
    )`)
    .execute(db);
}
