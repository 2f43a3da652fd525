import type { DraftedField } from '#domain/publishing/content-edits.ts';
import { findSetting, keepSetting } from '#server/core/store/settings.ts';
import type { Db } from '#server/core/store/store.ts';

const revisionName = 'content-draft-revision';

/** Grows with each change of the draft, also when fields leave it. */
export async function draftRevision(db: Db): Promise<number> {
  return Number((await findSetting(db, revisionName)) ?? 0);
}

export async function listDraft(db: Db): Promise<DraftedField[]> {
  const rows = await db.selectFrom('content_draft').selectAll().orderBy('field').execute();
  return rows.map(({ field, value, basedOn, revision, operatorId, changedAt }) => ({
    id: field,
    ...(value === null ? {} : { value: JSON.parse(value) as unknown }),
    ...(basedOn === null ? {} : { basedOn: JSON.parse(basedOn) as unknown }),
    revision,
    by: operatorId,
    at: changedAt,
  }));
}

type DraftPatch = {
  readonly put: readonly Omit<DraftedField, 'revision'>[];
  readonly drop: readonly string[];
};

/** Returns the new revision, which the fields that are put get. Call it in a transaction that holds the lock of the draft. */
export async function changeDraft(db: Db, { put, drop }: DraftPatch): Promise<number> {
  const revision = (await draftRevision(db)) + 1;
  await keepSetting(db, revisionName, String(revision));
  for (const field of put) {
    const value = 'value' in field ? JSON.stringify(field.value) : null;
    const basedOn = field.basedOn === undefined ? null : JSON.stringify(field.basedOn);
    const row = { value, basedOn, revision, operatorId: field.by, changedAt: field.at };
    await db
      .insertInto('content_draft')
      .values({ field: field.id, ...row })
      .onConflict((on) => on.column('field').doUpdateSet(row))
      .execute();
  }
  // SQLite takes a limited number of parameters.
  for (let start = 0; start < drop.length; start += 500)
    await db
      .deleteFrom('content_draft')
      .where('field', 'in', drop.slice(start, start + 500))
      .execute();
  return revision;
}

export async function dropFromDraft(db: Db, changes: readonly DraftedField[]): Promise<void> {
  if (changes.length > 0) await changeDraft(db, { put: [], drop: changes.map(({ id }) => id) });
}

export async function namesOf(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('operators').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
