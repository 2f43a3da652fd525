import { type Kysely, sql } from 'kysely';
import type { ChangeKind } from '#domain/publishing/change-kinds.ts';
import type { Tables } from '#server/core/store/tables.ts';

export async function readChanges(db: Kysely<Tables>): Promise<Map<ChangeKind, number>> {
  const rows = await db.selectFrom('changes').selectAll().execute();
  return new Map(rows.map(({ kind, version }) => [kind, version]));
}

/** Returns the new versions. */
export async function raiseVersions(
  db: Kysely<Tables>,
  kinds: readonly ChangeKind[],
): Promise<Map<ChangeKind, number>> {
  const rows = await db
    .insertInto('changes')
    // In one order, so that two processes cannot wait for each other.
    .values(kinds.toSorted().map((kind) => ({ kind, version: 1 })))
    .onConflict((on) => on.column('kind').doUpdateSet({ version: sql`changes.version + 1` }))
    .returningAll()
    .execute();
  return new Map(rows.map(({ kind, version }) => [kind, version]));
}
