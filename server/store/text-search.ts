import { type RawBuilder, sql } from 'kysely';
import { searchText } from '#domain/search-text.ts';

/** Each is a pass over the texts. */
const mostWords = 8;

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
