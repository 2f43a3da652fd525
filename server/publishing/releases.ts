import type { Kysely, Selectable } from 'kysely';
import type { ContentProblem } from '#domain/api/content-checks.ts';
import type { ReleaseFacts, ReleaseSummary } from '#domain/api/release.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import type { DraftChanges } from '#domain/publishing/draft-changes.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { Operator, OperatorTransaction } from '#server/core/api/admin-env.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { changeDraft, draftRevision } from './content.ts';

type StoredRelease = ReleaseFacts & {
  readonly contentVersion: number;
  readonly edits: StoredEdits;
};

type NewRelease = {
  readonly version: number;
  readonly publishedAt: string;
  readonly operatorId: string;
  readonly restoredVersion: number | null;
  readonly summary: ReleaseSummary;
  /** Every edit; null: those of the release before. */
  readonly edits: StoredEdits | null;
  /** If an approval was needed. */
  readonly approvedBy?: string | null;
};

/** 0 before the first release. */
export async function latestVersion(db: Kysely<Tables>): Promise<number> {
  const { version } = await db
    .selectFrom('releases')
    .select((select) => select.fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

export async function findRelease(db: Kysely<Tables>, version: number): Promise<StoredRelease | undefined> {
  const row = await withAuthor(db).where('version', '=', version).executeTakeFirst();
  if (!row) return undefined;
  const source = await db
    .selectFrom('releases')
    .select(['version', 'edits'])
    .where('version', '<=', version)
    .where('edits', 'is not', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    ...factsOf(row),
    contentVersion: source?.version ?? 0,
    edits: source ? (JSON.parse(source.edits!) as StoredEdits) : {},
  };
}

export async function listReleases(
  db: Kysely<Tables>,
  { before, limit }: { before?: number; limit: number },
): Promise<ReleaseFacts[]> {
  const rows = await withAuthor(db)
    .$if(before !== undefined, (query) => query.where('version', '<', before!))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map(factsOf);
}

/** Call it in a transaction that holds the lock and found the previous version to be the newest. */
export async function insertRelease(db: Kysely<Tables>, release: NewRelease): Promise<void> {
  const { version, publishedAt, operatorId, restoredVersion, summary, edits } = release;
  const { approvedBy = null } = release;
  await db
    .insertInto('releases')
    .values({
      version,
      operator_id: operatorId,
      published_at: publishedAt,
      restored_version: restoredVersion,
      summary: JSON.stringify(summary),
      edits: edits && JSON.stringify(edits),
      approved_by: approvedBy,
    })
    .execute();
}

export function summaryOf(
  { added, changed, removed, colors }: DraftChanges,
  offerings: string[],
  fields: number,
): ReleaseSummary {
  return {
    products: { added: added.length, changed: changed.length, removed: removed.length },
    colors: { changed: colors.length },
    offerings,
    fields: { changed: fields },
  };
}

function withAuthor(db: Kysely<Tables>) {
  return db
    .selectFrom('releases')
    .leftJoin('operators', 'operators.id', 'releases.operator_id')
    .leftJoin('operators as approvers', 'approvers.id', 'releases.approved_by')
    .select(['version', 'operator_id', 'published_at', 'restored_version', 'summary', 'operators.name'])
    .select(['approved_by', 'approvers.name as approver']);
}

type FactsRow = Pick<
  Selectable<Tables['releases']>,
  'version' | 'operator_id' | 'published_at' | 'restored_version' | 'summary' | 'approved_by'
> & { name: string | null; approver: string | null };

function factsOf(row: FactsRow): ReleaseFacts {
  return {
    version: row.version,
    publishedAt: row.published_at,
    author: { id: row.operator_id, name: row.name },
    approvedBy: row.approved_by === null ? null : { id: row.approved_by, name: row.approver },
    restoredVersion: row.restored_version,
    summary: JSON.parse(row.summary) as ReleaseSummary,
  };
}

/** `version` was published, or the draft changed, since the draft was read. */
export type Conflict =
  | { outcome: 'conflict'; version: number }
  | { outcome: 'contentConflict'; revision: number };
/** A colleague has to approve it first. */
export type Overtaken = { outcome: 'overtaken' };
/** Problems that prevent publishing, or fields that this operator may not publish. */
export type Refused = { outcome: 'refused'; problems: readonly ContentProblem[] };

type AddedAlong = {
  transaction: OperatorTransaction;
  /** The draft, which this release empties. */
  draft?: { readonly revision: number; readonly ids: readonly string[] };
  /** Part of the same transaction; if it refuses, nothing is stored. */
  along: (db: Kysely<Tables>, by: Operator) => Promise<Overtaken | Refused | undefined>;
};

/** Stores the version after the newest with its audit entry, unless another release was faster. */
export async function addRelease(
  store: Store,
  release: NewRelease,
  { transaction, draft, along }: AddedAlong,
): Promise<{ outcome: 'added' } | Conflict | Overtaken | Refused> {
  const { version, publishedAt, operatorId, restoredVersion } = release;
  return await transaction(async (db, by) => {
    await lock(store, db, 'releases');
    const newest = await latestVersion(db);
    if (newest !== version - 1) return { outcome: 'conflict', version: newest };
    if (draft) {
      await lock(store, db, 'contentDraft');
      const current = await draftRevision(db);
      if (current !== draft.revision) return { outcome: 'contentConflict', revision: current };
    }
    const refusal = await along(db, by);
    if (refusal) return refusal;
    if (draft && draft.ids.length > 0) await changeDraft(db, { put: [], drop: draft.ids });
    await insertRelease(db, release);
    await recordAudit(db, {
      at: publishedAt,
      operatorId,
      action: restoredVersion === null ? 'release.published' : 'release.restored',
      target: String(version),
      details: restoredVersion === null ? {} : { restoredVersion },
    });
    return { outcome: 'added' };
  });
}
