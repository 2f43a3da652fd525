import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type {
  PublishedRelease,
  Release,
  ReleasedEdits,
  ReleaseFailure,
  ReleaseState,
  ReleaseSummary,
  WholeRelease,
} from '#domain/api/release.ts';
import type { DraftedField, StoredEdits } from '#domain/publishing/content-edits.ts';
import { newId } from '#server/core/store/new-id.ts';
import type { Tables } from '#server/core/store/tables.ts';

export type StoredRelease = Omit<WholeRelease, 'changes'> & { readonly changes: readonly DraftedField[] };

const openStates = ['scheduled', 'toApprove', 'failed'] as const;

/** 0 before the first release. */
export async function latestVersion(db: Kysely<Tables>): Promise<number> {
  const { version } = await db
    .selectFrom('releases')
    .select((select) => select.fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

export async function findEdits(db: Kysely<Tables>, version: number): Promise<ReleasedEdits | undefined> {
  const row = await db
    .selectFrom('releases')
    .select('edits')
    .where('version', '=', version)
    .executeTakeFirst();
  return row && { version, edits: JSON.parse(row.edits!) as StoredEdits };
}

/** Newest first. */
export async function listPublished(
  db: Kysely<Tables>,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<PublishedRelease[]> {
  const rows = await facts(db)
    .where('version', 'is not', null)
    .$if(before !== undefined, (query) => query.where('version', '<', before!))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => releaseOf(row) as PublishedRelease);
}

/** In the order they were made, then those that were cancelled since `cancelledSince`, newest first. */
export async function listOpen(db: Kysely<Tables>, cancelledSince: string): Promise<Release[]> {
  const open = await facts(db).where('state', 'in', openStates).orderBy('releases.created_at').execute();
  const cancelled = await facts(db)
    .where('state', '=', 'cancelled')
    .where('ended_at', '>=', cancelledSince)
    .orderBy('ended_at', 'desc')
    .execute();
  return [...open, ...cancelled].map(releaseOf);
}

export async function countOpen(db: Kysely<Tables>): Promise<number> {
  const { count } = await counted(db).where('state', 'in', openStates).executeTakeFirstOrThrow();
  return Number(count);
}

/** Releases of other operators that wait for an approval. */
export async function countToApprove(db: Kysely<Tables>, operatorId: string): Promise<number> {
  const toApprove = counted(db).where('state', '=', 'toApprove').where('operator_id', '!=', operatorId);
  return Number((await toApprove.executeTakeFirstOrThrow()).count);
}

function counted(db: Kysely<Tables>) {
  return db.selectFrom('releases').select((select) => select.fn.countAll<number | string>().as('count'));
}

export async function findRelease(db: Kysely<Tables>, id: string): Promise<StoredRelease | undefined> {
  const row = await facts(db).select('changes').where('releases.id', '=', id).executeTakeFirst();
  return row && { ...releaseOf(row), changes: JSON.parse(row.changes) as DraftedField[] };
}

/** Changes and edits can be megabytes. */
function facts(db: Kysely<Tables>) {
  return db
    .selectFrom('releases')
    .leftJoin('operators', 'operators.id', 'releases.operator_id')
    .leftJoin('operators as approvers', 'approvers.id', 'releases.approved_by')
    .select(['releases.id', 'state', 'version', 'operator_id', 'approved_by', 'releases.created_at'])
    .select(['due_at', 'ended_at', 'base_version', 'restored_version', 'summary', 'failure', 'places'])
    .select(['operators.name', 'approvers.name as approver']);
}

type FactsRow = Omit<Selectable<Tables['releases']>, 'changes' | 'edits' | 'tries' | 'next_try_at'> & {
  name: string | null;
  approver: string | null;
};

function releaseOf(row: FactsRow): Release {
  return {
    id: row.id,
    state: row.state,
    version: row.version,
    author: { id: row.operator_id, name: row.name },
    approvedBy: row.approved_by === null ? null : { id: row.approved_by, name: row.approver },
    createdAt: row.created_at,
    dueAt: row.due_at,
    endedAt: row.ended_at,
    baseVersion: row.base_version,
    restoredVersion: row.restored_version,
    summary: JSON.parse(row.summary) as ReleaseSummary,
    failure: row.failure,
    places: JSON.parse(row.places) as string[],
  };
}

export type NewRelease = Pick<
  Release,
  'createdAt' | 'dueAt' | 'baseVersion' | 'restoredVersion' | 'summary'
> & {
  readonly state: 'scheduled' | 'toApprove';
  readonly operatorId: string;
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
      operator_id: release.operatorId,
      created_at: release.createdAt,
      due_at: release.dueAt,
      base_version: release.baseVersion,
      restored_version: release.restoredVersion,
      summary: JSON.stringify(release.summary),
      changes: JSON.stringify(release.changes),
      places: '[]',
      tries: 0,
    })
    .execute();
  return id;
}

/** An update of the release as long as it is in one of these states. */
function changing(
  db: Kysely<Tables>,
  id: string,
  from: readonly ReleaseState[],
  row: Updateable<Tables['releases']>,
) {
  return db.updateTable('releases').set(row).where('id', '=', id).where('state', 'in', from);
}

type Update = ReturnType<typeof changing>;

/** Whether the release was still in the state that the update needs. */
async function isChanged(update: Update): Promise<boolean> {
  return (await update.executeTakeFirst()).numUpdatedRows > 0n;
}

/**
 * `edits`: every edit that visitors see from now on. False if it does not wait for its time any more: it was cancelled, or
 * the rule of approval was made since it was found to be due.
 */
export async function publishRelease(
  db: Kysely<Tables>,
  id: string,
  {
    edits,
    summary,
    ...row
  }: { version: number; ended_at: string; summary: ReleaseSummary; edits: StoredEdits },
): Promise<boolean> {
  const texts = { summary: JSON.stringify(summary), edits: JSON.stringify(edits) };
  return await isChanged(changing(db, id, ['scheduled'], { state: 'published', ...row, ...texts }));
}

type Ended = { readonly places: readonly string[]; readonly at: string };

/** False if it does not wait any more. */
export async function failRelease(
  db: Kysely<Tables>,
  id: string,
  { failure, places, at }: Ended & { failure: ReleaseFailure },
): Promise<boolean> {
  const row = { state: 'failed', failure, places: JSON.stringify(places), ended_at: at } as const;
  return await isChanged(changing(db, id, ['scheduled'], row));
}

/** False if it is published or cancelled already. */
export async function cancelRelease(db: Kysely<Tables>, id: string, { places, at }: Ended): Promise<boolean> {
  const row = { state: 'cancelled', places: JSON.stringify(places), ended_at: at } as const;
  return await isChanged(changing(db, id, openStates, row));
}

/** False if it waits for no approval, or the operator is its author. */
export async function approveRelease(db: Kysely<Tables>, id: string, operatorId: string): Promise<boolean> {
  const row = { state: 'scheduled', approved_by: operatorId } as const;
  return await isChanged(changing(db, id, ['toApprove'], row).where('operator_id', '!=', operatorId));
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
export type DueRelease = Awaited<ReturnType<typeof listDue>>[number];

/** The oldest first. */
export async function listDue(db: Kysely<Tables>, now: string) {
  return await db
    .selectFrom('releases')
    .select(['id', 'operator_id as by', 'approved_by as approvedBy', 'tries', 'due_at as dueAt'])
    .where('state', '=', 'scheduled')
    .where(sql<boolean>`coalesce(due_at, '') <= ${now} and coalesce(next_try_at, '') <= ${now}`)
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
  const row = { tries: tries + 1, next_try_at: nextTryAt };
  return await isChanged(changing(db, id, ['scheduled'], row).where('tries', '=', tries));
}

/** The try did not count, and the next one may be at once. */
export async function giveBackDue(db: Kysely<Tables>, { id, tries }: DueRelease): Promise<void> {
  await changing(db, id, ['scheduled'], { tries, next_try_at: null })
    .where('tries', '=', tries + 1)
    .execute();
}
