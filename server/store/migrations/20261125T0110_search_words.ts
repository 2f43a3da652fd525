import { type Kysely, sql } from 'kysely';
import { isSqlite } from '#server/store/is-sqlite.ts';

/** What stands between words; where PostgreSQL runs without a language, it would take all but ASCII for letters. */
const punctuation = `!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~„“”‚‘’«»‹›‐–—―·•§°©®€£¥×÷¡¿、。「」『』`;

/** Messages and responses are found by the beginnings of their words without reading their texts. */
export async function indexSearchWords(db: Kysely<unknown>): Promise<void> {
  const tables = ['support_messages', 'survey_responses'];
  if (isSqlite(db)) for (const table of tables) await indexOnSqlite(db, table);
  else await indexOnPostgres(db, tables);
}

/** The list of words holds no texts. Rows have numbers of their own, for SQLite may number them anew in a backup. */
async function indexOnSqlite(db: Kysely<unknown>, table: string): Promise<void> {
  const words = `${table}_words`;
  const numbers = `${table}_numbers`;
  const numberOf = (row: string) => `(select number from ${numbers} where id = ${row}.id)`;
  const forget = `insert into ${words} (${words}, rowid, search_text)
    values ('delete', ${numberOf('old')}, old.search_text);`;
  const statements = [
    `create table ${numbers} (number integer primary key, id text not null unique)`,
    `create virtual table ${words} using fts5 (search_text, content = '', detail = none, prefix = '1 2 3 4 5 6 7 8',
      tokenize = 'unicode61 remove_diacritics 0')`,
    // What is erased leaves no word behind.
    `insert into ${words} (${words}, rank) values ('secure-delete', 1)`,
    `insert into ${numbers} (id) select id from ${table} order by id`,
    `insert into ${words} (rowid, search_text)
      select number, search_text from ${numbers} join ${table} using (id) order by number`,
    `create trigger ${words}_insert after insert on ${table} begin
      insert into ${numbers} (id) values (new.id);
      insert into ${words} (rowid, search_text) values (${numberOf('new')}, new.search_text); end`,
    `create trigger ${words}_update after update of search_text on ${table} begin
      ${forget}
      insert into ${words} (rowid, search_text) values (${numberOf('new')}, new.search_text); end`,
    `create trigger ${words}_delete before delete on ${table} begin
      ${forget}
      delete from ${numbers} where id = old.id; end`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** PostgreSQL's parser would take addresses and numbers with their punctuation for one word. */
async function indexOnPostgres(db: Kysely<unknown>, tables: readonly string[]): Promise<void> {
  await sql`create function search_words (text) returns tsvector language sql immutable parallel safe
    return to_tsvector('pg_catalog.simple', translate($1, ${sql.lit(punctuation)},
    ${sql.lit(' '.repeat(punctuation.length))}))`.execute(db);
  for (const table of tables)
    await sql`create index ${sql.raw(table)}_words on ${sql.table(table)} using gin (search_words(search_text))`.execute(
      db,
    );
}
