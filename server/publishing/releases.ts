import type { Kysely, Selectable } from 'kysely';
import type {
  NamedOperator,
  PublishedRelease,
  Release,
  ReleasedEdits,
  ReleaseSummary,
  WholeRelease,
} from '#domain/api/release.ts';
import type { DraftedField, StoredEdits } from '#domain/publishing/content-edits.ts';
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
  const { count } = await db
    .selectFrom('releases')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('state', 'in', openStates)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Releases of other operators that wait for an approval. */
export async function countToApprove(db: Kysely<Tables>, operatorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('releases')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('state', '=', 'toApprove')
    .where('operator_id', '!=', operatorId)
    .executeTakeFirstOrThrow();
  return Number(count);
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
    approvedBy: approver(row),
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

function approver({ approved_by, approver: name }: FactsRow): NamedOperator | null {
  return approved_by === null ? null : { id: approved_by, name };
}
