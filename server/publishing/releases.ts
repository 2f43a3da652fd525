import { type InferResult, type Insertable, sql, type Updateable } from 'kysely';
import type {
  PublishedRelease,
  Release,
  ReleasedEdits,
  ReleaseState,
  ReleaseSummary,
  WholeRelease,
} from '#domain/api/release.ts';
import type { DraftedField, StoredEdits } from '#domain/publishing/content-edits.ts';
import { entryIdPattern } from '#domain/site/entry-id.ts';
import { newId } from '#server/core/store/new-id.ts';
import { countRows, isWritten } from '#server/core/store/rows.ts';
import type { Db } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';

export type StoredRelease = Omit<WholeRelease, 'changes'> & { readonly changes: readonly DraftedField[] };

export const openStates = ['scheduled', 'toApprove', 'failed'] as const;

/** 0 before the first release. */
export async function latestVersion(db: Db): Promise<number> {
  const { version } = await db
    .selectFrom('releases')
    .select((select) => select.fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

export async function findEdits(db: Db, version: number): Promise<ReleasedEdits | undefined> {
  const row = await db
    .selectFrom('releases')
    .select('edits')
    .where('version', '=', version)
    .executeTakeFirst();
  return row && { version, edits: JSON.parse(row.edits!) as StoredEdits };
}

export async function listPublished(
  db: Db,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<PublishedRelease[]> {
  const rows = await releasesIn(db)
    .where('version', 'is not', null)
    .$if(before !== undefined, (query) => query.where('version', '<', before!))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => releaseOf(row) as PublishedRelease);
}

/** In the order they were made, then those that were cancelled since `cancelledSince`, newest first. */
export async function listOpen(db: Db, cancelledSince: string): Promise<Release[]> {
  const open = await releasesIn(db).where('state', 'in', openStates).orderBy('releases.createdAt').execute();
  const cancelled = await releasesIn(db)
    .where('state', '=', 'cancelled')
    .where('endedAt', '>=', cancelledSince)
    .orderBy('endedAt', 'desc')
    .execute();
  return [...open, ...cancelled].map(releaseOf);
}

export async function countOpen(db: Db): Promise<number> {
  return await countRows(db.selectFrom('releases').where('state', 'in', openStates));
}

/** Releases of other operators that wait for an approval. */
export async function countToApprove(db: Db, operatorId: string): Promise<number> {
  const toApprove = db.selectFrom('releases').where('state', '=', 'toApprove');
  return await countRows(toApprove.where('operatorId', '!=', operatorId));
}

export async function findRelease(db: Db, id: string): Promise<StoredRelease | undefined> {
  if (!entryIdPattern.test(id)) return undefined;
  const row = await releasesIn(db).select('changes').where('releases.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { changes, ...facts } = row;
  return { ...releaseOf(facts), changes: JSON.parse(changes) as DraftedField[] };
}

/** The rows leave out changes and edits, which can be megabytes. */
function releasesIn(db: Db) {
  return db
    .selectFrom('releases')
    .leftJoin('operators', 'operators.id', 'releases.operatorId')
    .leftJoin('operators as approvers', 'approvers.id', 'releases.approvedBy')
    .select(['releases.id', 'state', 'version', 'failure', 'summary', 'places'])
    .select(['releases.createdAt', 'dueAt', 'endedAt'])
    .select(['baseVersion', 'restoredVersion'])
    .select(['operatorId as authorId', 'operators.name as author'])
    .select(['approvedBy as approverId', 'approvers.name as approver']);
}

function releaseOf({
  authorId,
  author,
  approverId,
  approver,
  summary,
  places,
  ...facts
}: InferResult<ReturnType<typeof releasesIn>>[number]): Release {
  return {
    ...facts,
    author: { id: authorId, name: author },
    approvedBy: approverId === null ? null : { id: approverId, name: approver },
    summary: JSON.parse(summary) as ReleaseSummary,
    places: JSON.parse(places) as string[],
  };
}

type Row = Tables['releases'];

type NewRelease = Omit<Insertable<Row>, 'id' | 'summary' | 'changes' | 'places' | 'tries'> & {
  readonly summary: ReleaseSummary;
  readonly changes: readonly DraftedField[];
};

export async function insertRelease(db: Db, { summary, changes, ...row }: NewRelease): Promise<string> {
  const id = newId();
  const texts = { summary: JSON.stringify(summary), changes: JSON.stringify(changes), places: '[]' };
  await db
    .insertInto('releases')
    .values({ id, ...row, ...texts, tries: 0 })
    .execute();
  return id;
}

/** Changes a release, unless it has left the states `from` or another process has tried it since. Returns whether it was changed. */
export async function changeRelease(
  db: Db,
  id: string,
  from: readonly ReleaseState[],
  change: Updateable<Row>,
  tries?: number,
): Promise<boolean> {
  const release = db.updateTable('releases').set(change).where('id', '=', id).where('state', 'in', from);
  return await isWritten(tries === undefined ? release : release.where('tries', '=', tries));
}

/** Asks for the approval of what was scheduled without one; returns whose releases those are. */
export async function holdForApproval(db: Db): Promise<{ authorId: string; dueAt: string | null }[]> {
  return await db
    .updateTable('releases')
    .set({ state: 'toApprove' })
    .where('state', '=', 'scheduled')
    .where('approvedBy', 'is', null)
    .returning(['operatorId as authorId', 'dueAt'])
    .execute();
}

/** `tries`: how often a process has begun to carry it out. */
export type DueRelease = Awaited<ReturnType<typeof listDue>>[number];

export async function listDue(db: Db, now: string) {
  return await db
    .selectFrom('releases')
    .select(['id', 'operatorId as by', 'approvedBy', 'tries', 'dueAt'])
    .where('state', '=', 'scheduled')
    .where(sql<boolean>`coalesce(due_at, '') <= ${now} and coalesce(next_try_at, '') <= ${now}`)
    .orderBy('dueAt')
    .orderBy('createdAt')
    .execute();
}
