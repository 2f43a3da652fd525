import { sql } from 'kysely';
import { withOneFault } from '#domain/inbox/search-similar.ts';
import { searchText } from '#domain/inbox/search-text.ts';
import { type Db, isSqlite, type SubmissionTable } from './store.ts';
import { idsOfTexts, searchedTables, searchWords } from './text-search.ts';

/** Words of a search in which a fault is looked for. */
const mostWords = 4;

/** Searches that are tried, each on the newest texts with its words. */
const mostTried = 8;
const textsTried = 100;

const mostSimilar = 4;

/**
 * Searches with one word in another form for which there is a text. All forms with one fault are looked up in the index of the search, 389
 * for a word of seven letters. That takes 5 to 10 ms among 200,000 messages (80 ms on PostgreSQL if a form is in every one), and needs
 * no list of words, which PostgreSQL has only in an extension and which an erasure would have to clear.
 */
export async function similarSearches(db: Db, table: SubmissionTable, search: string): Promise<string[]> {
  const text = searchText(search);
  const similar: string[] = [];
  let tried = 0;
  for (const { 0: word, index } of [...text.matchAll(/\p{L}+/gu)].slice(0, mostWords)) {
    for (const form of await existing(db, table, [...withOneFault(word)])) {
      if (tried >= mostTried || similar.length >= mostSimilar) return similar;
      const changed = text.slice(0, index) + form + text.slice(index + word.length);
      tried += 1;
      if (await isAmongNewest(db, table, changed)) similar.push(changed);
    }
  }
  return similar;
}

/** Whether one of the newest texts has all words. */
export async function isAmongNewest(db: Db, table: SubmissionTable, search: string): Promise<boolean> {
  const { rows } = await sql`${idsOfTexts(db, table, searchWords(search), textsTried)} limit 1`.execute(db);
  return rows.length > 0;
}

/** The forms that are words of a text, in their order. */
async function existing(db: Db, table: SubmissionTable, forms: readonly string[]): Promise<string[]> {
  if (forms.length === 0) return [];
  const searched = searchedTables[table];
  const index = sql.table(`${searched}_words`);
  const { rows } = isSqlite(db)
    ? await sql<{ form: string }>`select value as form from json_each(${JSON.stringify(forms)})
        where exists (select 1 from ${index} where ${index} match '"' || value || '"')`.execute(db)
    : await sql<{ form: string }>`select form from unnest(${forms}::text[]) as f (form)
        where exists (select 1 from ${sql.table(searched)} where words @@ to_tsquery('pg_catalog.simple', form))`.execute(
        db,
      );
  const found = new Set(rows.map(({ form }) => form));
  return forms.filter((form) => found.has(form));
}
