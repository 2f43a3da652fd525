import { type RawBuilder, sql } from 'kysely';
import { numberWords } from '#domain/inbox/search-numbers.ts';
import { searchText } from '#domain/inbox/search-text.ts';
import { type Db, isSqlite, type SubmissionTable } from './store.ts';
import type { Tables } from './tables.ts';

const mostWords = 8;

/** Parts of one address that are looked up; the texts are then compared with all of it. */
const mostParts = 16;

/** Only the newest texts with all words are searched. */
const mostFound = 10_000;

/** The searched texts of a submission: one row for each, so that a further one costs the same however many there are. */
export const searchedTables = {
  support_messages: 'searched_messages',
  survey_responses: 'searched_responses',
} as const satisfies Record<SubmissionTable, keyof Tables>;

/** Call it in the transaction that stores the text. `texts` are cut to what is searched; their telephone numbers follow. */
export async function addSearchedText(
  db: Db,
  table: SubmissionTable,
  submissionId: string,
  ...texts: readonly string[]
): Promise<void> {
  const searched = searchText(...texts);
  const text = [searched, ...numberWords(searched)].join('\n');
  await db.insertInto(searchedTables[table]).values({ submissionId, text }).execute();
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
 * Rows of `table` whose texts have every one of `words`, as the beginning of a word; signs in a word, as in an address,
 * must stand there too. Of the texts that have a word, or all of them, the newest count (`most`).
 */
export function containing(
  db: Db,
  table: SubmissionTable,
  words: readonly string[],
  most = mostFound,
): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`1 = 1`;
  return sql<boolean>`${sql.ref(`${table}.id`)} in (${idsWith(db, table, words, most)})`;
}

/** The same as a query of their ids, which can be united with others; `or` would make PostgreSQL read the whole table. */
export function idsWith(
  db: Db,
  table: SubmissionTable,
  words: readonly string[],
  most = mostFound,
): RawBuilder<unknown> {
  const withAll = (some: readonly string[]) => idsOfTexts(db, table, some, most);
  const isSpread = words.length > 1 && words.every((word) => partsOf(word).length > 0);
  if (!isSpread) return withAll(words);
  return sql`${withAll(words)} union select submission_id from (${sql.join(
    words.map((word) => withAll([word])),
    sql` intersect `,
  )}) as spread`;
}

/** Only submissions with all words in one text, which costs less. */
export function idsOfTexts(
  db: Db,
  table: SubmissionTable,
  words: readonly string[],
  most = mostFound,
): RawBuilder<unknown> {
  const searched = searchedTables[table];
  if (words.flatMap(partsOf).length === 0)
    return sql`select submission_id from ${sql.table(searched)} where 1 = 0`;
  return sql`select submission_id from (${newestWith(db, searched, words, most)}) as found`;
}

function hasSign(word: string): boolean {
  return /[^\p{L}\p{N}]/u.test(word);
}

type Part = { text: string; isWhole: boolean };

/** The part before a sign is a whole word: for “anna@exam” texts with “annabel” need not be read. */
function partsOf(word: string): Part[] {
  return Array.from(word.matchAll(/([\p{L}\p{N}]+)([!-/:-@[-`{-~]?)/gu), ([, text = '', sign]) => ({
    text,
    isWhole: sign !== '',
  }));
}

function newestWith(db: Db, searched: string, words: readonly string[], most: number): RawBuilder<unknown> {
  const parts = words.flatMap(partsOf).slice(0, mostParts);
  const hasSigns = containsAll('text', words.filter(hasSign));
  if (!isSqlite(db)) {
    const query = parts.map(({ text, isWhole }) => `'${text}'${isWhole ? '' : ':*'}`).join(' & ');
    return sql`select submission_id from ${sql.table(searched)}
      where words @@ to_tsquery('pg_catalog.simple', ${query}) and ${hasSigns} order by number desc limit ${sql.lit(most)}`;
  }
  const index = sql.table(`${searched}_words`);
  const rows = (query: string, limit: RawBuilder<number>) =>
    sql`select rowid from ${index} where ${index} match ${query} order by rowid desc limit ${limit}`;
  const whole = rows(parts.map(({ text }) => `"${text}"`).join(' '), sql.lit(most));
  const begun = parts.map(({ text, isWhole }) => `"${text}"${isWhole ? '' : '*'}`).join(' ');
  // For beginnings FTS5 gathers all rows of all words, half a second for a common one among a million. Whole words it reads
  // from the newest on: are there enough of them, that is the answer.
  const further = sql<number>`(select ${sql.lit(most)} * (count(*) < ${sql.lit(most)}) from (${whole}))`;
  return sql`select submission_id from ${sql.table(searched)} where number in (select rowid from (${whole})
    union all select rowid from (${rows(begun, further)})) and ${hasSigns}`;
}
