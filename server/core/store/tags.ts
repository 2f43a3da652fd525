import { sql } from 'kysely';
import type { Db, SubmissionTable } from './store.ts';

/** All tags in use, by name. */
export async function listTags(db: Db, table: SubmissionTable): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('tags')
    .distinct()
    .where(sql<boolean>`tags <> '[]'`)
    .execute();
  const tags = new Set(rows.flatMap((row) => JSON.parse(row.tags) as string[]));
  return [...tags].toSorted((one, other) => one.localeCompare(other));
}
