import { type Kysely, type RawBuilder, sql } from 'kysely';
import { searchText } from '#domain/search-text.ts';
import { isSqlite } from './is-sqlite.ts';
import type { SubmissionTable } from './submission.ts';
import type { Tables } from './tables.ts';

/** Each is a pass over the texts. */
const mostWords = 8;

/** SQLite answers nobody else while it looks: of rows with all the words, the newest are searched. */
const mostSearched = 10_000;

/** PostgreSQL collects so many rows of a word at once. */
const mostCollected = 8000;

/** Of all rows. */
const commonShare = 0.03;

const nothing = sql<boolean>`1 = 0`;

export function searchWords(search: string): string[] {
  return searchText(search).split(/\s+/).filter(Boolean).slice(0, mostWords);
}

/** `words` as `searchText` writes them; every one of them is somewhere in the column. */
export function containsAll(column: string, words: readonly string[]): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`1 = 1`;
  const each = words.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
    return sql`${sql.ref(column)} like ${pattern} escape '\\'`;
  });
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}

/**
 * Rows of `table` that contain every one of `words`, as the beginning of a word, found without reading all texts.
 * `newest`: on SQLite, so many at most.
 */
export async function containing(
  db: Kysely<Tables>,
  table: SubmissionTable,
  words: readonly string[],
  newest = mostSearched,
): Promise<RawBuilder<boolean>> {
  const parts = words.flatMap(partsOf);
  if (words.length > 0 && parts.length === 0) return nothing;
  const hasAll = containsAll(`${table}.search_text`, words);
  if (parts.length === 0) return hasAll;
  if (!isSqlite(db)) {
    const rare = await rareParts(db, table, parts);
    return rare.length === 0 ? hasAll : sql<boolean>`(${hasAll} and ${hasBeginnings(table, rare)})`;
  }
  const index = sql.table(`${table}_words`);
  const beginnings = parts.map(({ text, isWhole }) => `"${text}"${isWhole ? '' : '*'}`).join(' ');
  return sql<boolean>`(${hasAll} and ${sql.ref(`${table}.id`)} in (select id from ${sql.table(`${table}_numbers`)}
    where number in (select rowid from ${index} where ${index} match ${beginnings}
    order by rowid desc limit ${sql.lit(newest)})))`;
}

/** A word of the text, or its beginning. */
type Part = { text: string; isWhole: boolean };

/** What stands before a sign is a whole word: of “anna@exam” the texts with “annabel” need not be read. */
function partsOf(word: string): Part[] {
  return Array.from(word.matchAll(/([\p{L}\p{N}]+)([!-/:-@[-`{-~]?)/gu), ([, text = '', sign]) => ({
    text,
    isWhole: sign !== '',
  }));
}

function hasBeginnings(table: SubmissionTable, parts: readonly Part[]): RawBuilder<boolean> {
  const query = parts.map(({ text, isWhole }) => `'${text}'${isWhole ? '' : ':*'}`).join(' & ');
  return sql<boolean>`search_words(${sql.ref(`${table}.search_text`)}) @@ to_tsquery('pg_catalog.simple', ${query})`;
}

/** PostgreSQL collects all rows of every word before it compares them, so what its statistics call common is left to the text. */
async function rareParts(
  db: Kysely<Tables>,
  table: SubmissionTable,
  parts: readonly Part[],
): Promise<readonly Part[]> {
  const { rows } = await sql<{ total: number }>`select reltuples as total from pg_class
    where oid = ${table}::text::regclass`.execute(db);
  const most = Math.max(mostCollected, (rows[0]?.total ?? 0) * commonShare);
  const rare: Part[] = [];
  for (const part of parts) if ((await estimate(db, table, part)) <= most) rare.push(part);
  return rare;
}

async function estimate(db: Kysely<Tables>, table: SubmissionTable, part: Part): Promise<number> {
  type Plan = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] };
  const { rows } = await sql<Plan>`explain (format json) select 1 from ${sql.table(table)}
    where ${hasBeginnings(table, [part])}`.execute(db);
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows'];
}
