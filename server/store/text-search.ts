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

/** Words come in bursts; to pass so many rows costs a few milliseconds. */
const leastPassed = 50_000;

/** What PostgreSQL takes for a row, in microseconds, measured with ten million messages. */
const costs = { passId: 0.1, readText: 0.7, collect: 1.5, fetch: 4 };

const nothing = sql<boolean>`1 = 0`;

/** In SQLite, triggers keep a list of the words of each, and one of the numbers of its rows. */
export const searchedTables: readonly SubmissionTable[] = ['support_messages', 'survey_responses'];

export function numbersOf(table: string): string {
  return `${table}_numbers`;
}

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
    const rare = await rareParts(db, table, parts, await estimatedRows(db, table));
    return rare.length === 0 ? hasAll : sql<boolean>`(${hasAll} and ${hasBeginnings(table, rare)})`;
  }
  const index = sql.table(`${table}_words`);
  const beginnings = parts.map(({ text, isWhole }) => `"${text}"${isWhole ? '' : '*'}`).join(' ');
  return sql<boolean>`(${hasAll} and ${sql.ref(`${table}.id`)} in (select id from ${sql.table(numbersOf(table))}
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
  rows: number,
): Promise<readonly (Part & { hits: number })[]> {
  const most = Math.max(mostCollected, rows * commonShare);
  const all: (Part & { hits: number })[] = [];
  for (const part of parts) all.push({ ...part, hits: await estimatedHits(db, table, [part]) });
  return all.filter(({ hits }) => hits <= most);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * As `containing`, of the newest rows only: as many as PostgreSQL needs to find twice the `wanted` ones, as it expects.
 * `before` is an id. Undefined where it is hardly more work to collect all that contain the words.
 */
export async function newestContaining(
  db: Kysely<Tables>,
  table: SubmissionTable,
  words: readonly string[],
  { wanted, before }: { wanted: number; before?: string | undefined },
): Promise<RawBuilder<boolean> | undefined> {
  const parts = words.flatMap(partsOf);
  if (isSqlite(db) || parts.length === 0) return undefined;
  const hits = await estimatedHits(db, table, parts);
  if (hits <= mostCollected) return undefined;
  const rows = await estimatedRows(db, table);
  const passed = Math.max(leastPassed, Math.ceil((2 * wanted * rows) / hits));
  if (passed >= rows) return undefined;
  const rare = await rareParts(db, table, parts, rows);
  const ofIndex = sum(rare.map((part) => part.hits)) * costs.collect;
  const whole =
    rare.length === 0
      ? rows * costs.readText
      : ofIndex + (await estimatedHits(db, table, rare)) * costs.fetch;
  const byIndex = rare.length === 0 ? Infinity : ofIndex + passed * costs.passId;
  const byText = passed * costs.readText;
  if (whole <= Math.min(byIndex, byText) + passed * costs.passId) return undefined;
  const first = await db
    .selectFrom<SubmissionTable>(table)
    .select('id')
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .offset(passed)
    .limit(1)
    .executeTakeFirst();
  if (!first) return undefined;
  const hasAll = containsAll(`${table}.search_text`, words);
  const hasRare = byIndex < byText ? sql`and ${hasBeginnings(table, rare)}` : sql``;
  return sql<boolean>`(${sql.ref(`${table}.id`)} >= ${first.id} and ${hasAll} ${hasRare})`;
}

/** As of the last `analyze`, which PostgreSQL does by itself. */
async function estimatedRows(db: Kysely<Tables>, table: SubmissionTable): Promise<number> {
  const { rows } = await sql<{ total: number }>`select reltuples as total from pg_class
    where oid = ${table}::text::regclass`.execute(db);
  return rows[0]?.total ?? 0;
}

async function estimatedHits(
  db: Kysely<Tables>,
  table: SubmissionTable,
  parts: readonly Part[],
): Promise<number> {
  type Plan = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] };
  const { rows } = await sql<Plan>`explain (format json) select 1 from ${sql.table(table)}
    where ${hasBeginnings(table, parts)}`.execute(db);
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows'];
}
