import type { Kysely } from 'kysely';
import type { ReleaseFailure, ReleaseSummary } from '#domain/api/release.ts';
import type { DraftedField, StoredEdits } from '#domain/publishing/content-edits.ts';
import { newId } from '#server/core/store/new-id.ts';
import type { Tables } from '#server/core/store/tables.ts';

export type NewRelease = {
  readonly state: 'scheduled' | 'toApprove';
  readonly operatorId: string;
  readonly createdAt: string;
  readonly dueAt: string | null;
  readonly baseVersion: number;
  readonly restoredVersion: number | null;
  readonly summary: ReleaseSummary;
  readonly changes: readonly DraftedField[];
};

/** Returns its id. */
export async function insertRelease(db: Kysely<Tables>, release: NewRelease): Promise<string> {
  const id = newId();
  await db
    .insertInto('releases')
    .values({
      id,
      state: release.state,
      version: null,
      operator_id: release.operatorId,
      approved_by: null,
      created_at: release.createdAt,
      due_at: release.dueAt,
      ended_at: null,
      base_version: release.baseVersion,
      restored_version: release.restoredVersion,
      summary: JSON.stringify(release.summary),
      changes: JSON.stringify(release.changes),
      edits: null,
      failure: null,
      places: '[]',
      tries: 0,
      next_try_at: null,
    })
    .execute();
  return id;
}

/**
 * `edits`: every edit that visitors see from now on. False if it does not wait for its time any more: it was cancelled, or the
 * rule of approval was made since it was found to be due.
 */
export async function publishRelease(
  db: Kysely<Tables>,
  id: string,
  {
    version,
    at,
    summary,
    edits,
  }: { version: number; at: string; summary: ReleaseSummary; edits: StoredEdits },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('releases')
    .set({
      state: 'published',
      version,
      ended_at: at,
      summary: JSON.stringify(summary),
      edits: JSON.stringify(edits),
    })
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if it does not wait any more. */
export async function failRelease(
  db: Kysely<Tables>,
  id: string,
  { failure, places, at }: { failure: ReleaseFailure; places: readonly string[]; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('releases')
    .set({ state: 'failed', failure, places: JSON.stringify(places), ended_at: at })
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if it is published or cancelled already. */
export async function cancelRelease(
  db: Kysely<Tables>,
  id: string,
  { places, at }: { places: readonly string[]; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('releases')
    .set({ state: 'cancelled', places: JSON.stringify(places), ended_at: at })
    .where('id', '=', id)
    .where('state', 'in', ['scheduled', 'toApprove', 'failed'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if it waits for no approval, or the operator is its author. */
export async function approveRelease(db: Kysely<Tables>, id: string, operatorId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('releases')
    .set({ state: 'scheduled', approved_by: operatorId })
    .where('id', '=', id)
    .where('state', '=', 'toApprove')
    .where('operator_id', '!=', operatorId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Asks for the approval of what was scheduled without one; returns whose releases those are. */
export async function holdForApproval(
  db: Kysely<Tables>,
): Promise<{ authorId: string; dueAt: string | null }[]> {
  return await db
    .updateTable('releases')
    .set({ state: 'toApprove' })
    .where('state', '=', 'scheduled')
    .where('approved_by', 'is', null)
    .returning(['operator_id as authorId', 'due_at as dueAt'])
    .execute();
}

/** `tries`: how often a process has begun to carry it out. */
export type DueRelease = {
  readonly id: string;
  readonly by: string;
  readonly approvedBy: string | null;
  readonly tries: number;
  readonly dueAt: string | null;
};

/** The oldest first. */
export async function listDue(db: Kysely<Tables>, now: string): Promise<DueRelease[]> {
  return await db
    .selectFrom('releases')
    .select(['id', 'operator_id as by', 'approved_by as approvedBy', 'tries', 'due_at as dueAt'])
    .where('state', '=', 'scheduled')
    .where((where) => where.or([where('due_at', 'is', null), where('due_at', '<=', now)]))
    .where((where) => where.or([where('next_try_at', 'is', null), where('next_try_at', '<=', now)]))
    .orderBy('due_at')
    .orderBy('created_at')
    .execute();
}

/** Counts a try, also if this process does not survive it. False if another one took it. */
export async function takeDue(
  db: Kysely<Tables>,
  { id, tries }: DueRelease,
  nextTryAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('releases')
    .set({ tries: tries + 1, next_try_at: nextTryAt })
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .where('tries', '=', tries)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The try did not count, and the next one may be at once. */
export async function giveBackDue(db: Kysely<Tables>, { id, tries }: DueRelease): Promise<void> {
  await db
    .updateTable('releases')
    .set({ tries, next_try_at: null })
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .where('tries', '=', tries + 1)
    .execute();
}
