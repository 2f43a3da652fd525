import type { Kysely } from 'kysely';
import type { DraftedField } from '#domain/publishing/content-edits.ts';
import type { Tables } from '#server/core/store/tables.ts';

const revisionName = 'content-draft-revision';

/** Grows with each change of the draft, also when fields leave it. */
export async function draftRevision(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', revisionName)
    .executeTakeFirst();
  return row ? Number(row.value) : 0;
}

export async function listDraft(db: Kysely<Tables>): Promise<DraftedField[]> {
  const rows = await db.selectFrom('content_draft').selectAll().orderBy('field').execute();
  return rows.map(({ field, value, based_on, revision, operator_id, changed_at }) => ({
    id: field,
    ...(value === null ? {} : { value: JSON.parse(value) as unknown }),
    ...(based_on === null ? {} : { basedOn: JSON.parse(based_on) as unknown }),
    revision,
    by: operator_id,
    at: changed_at,
  }));
}

export type DraftPatch = {
  readonly put: readonly Omit<DraftedField, 'revision'>[];
  readonly drop: readonly string[];
};

/** Returns the new revision, which the fields that are put get. Call it in a transaction that holds the lock of the draft. */
export async function changeDraft(db: Kysely<Tables>, { put, drop }: DraftPatch): Promise<number> {
  const revision = (await draftRevision(db)) + 1;
  await db
    .insertInto('settings')
    .values({ name: revisionName, value: String(revision) })
    .onConflict((on) => on.column('name').doUpdateSet({ value: String(revision) }))
    .execute();
  for (const field of put) {
    const row = {
      value: 'value' in field ? JSON.stringify(field.value) : null,
      based_on: field.basedOn === undefined ? null : JSON.stringify(field.basedOn),
      revision,
      operator_id: field.by,
      changed_at: field.at,
    };
    await db
      .insertInto('content_draft')
      .values({ field: field.id, ...row })
      .onConflict((on) => on.column('field').doUpdateSet(row))
      .execute();
  }
  for (const ids of inPortions(drop))
    await db.deleteFrom('content_draft').where('field', 'in', ids).execute();
  return revision;
}

/** SQLite takes a limited number of parameters. */
function inPortions(ids: readonly string[]): string[][] {
  const size = 500;
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  );
}

/** Names of operators who are still there. */
export async function namesOf(db: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('operators').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
