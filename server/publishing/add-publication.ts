import type { Kysely } from 'kysely';
import type { ContentFault } from '#domain/api/content-checks.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { Operator, OperatorTransaction } from '#server/core/api/admin-env.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { changeDraft, draftRevision, insertContentVersion } from './content.ts';
import { insertPublication, latestVersion, type NewPublication } from './publications.ts';

/** Somebody published `version`, or changed the draft of words and facts, since the draft was looked at. */
export type Conflict =
  | { outcome: 'conflict'; version: number }
  | { outcome: 'contentConflict'; revision: number };
/** A colleague has to approve it first. */
export type Overtaken = { outcome: 'overtaken' };
/** What it says would break a page or the law, or is not for this operator to publish. */
export type Faulty = { outcome: 'faulty'; faults: readonly ContentFault[] };

export type AddedAlong = {
  transaction: OperatorTransaction;
  /** Words and facts that no version has yet. */
  newEdits: StoredEdits | undefined;
  /** Of the draft of words and facts that goes live with it; null: none of it does. */
  revision: number | null;
  /** Ids of the fields that leave the draft. */
  leaving: readonly string[];
  /** Part of the same transaction; if it refuses, nothing is stored. */
  along: (db: Kysely<Tables>, by: Operator) => Promise<Overtaken | Faulty | undefined>;
};

/** Stores the version after the newest with its audit entry, unless somebody was faster. */
export async function addPublication(
  store: Store,
  publication: NewPublication,
  { transaction, newEdits, revision, leaving, along }: AddedAlong,
): Promise<{ outcome: 'added'; contentVersion: number } | Conflict | Overtaken | Faulty> {
  const { version, publishedAt, operatorId, restoredVersion } = publication;
  return await transaction(async (db, by) => {
    await lock(store, db, 'publications');
    const newest = await latestVersion(db);
    if (newest !== version - 1) return { outcome: 'conflict', version: newest };
    if (revision !== null) {
      await lock(store, db, 'contentDraft');
      const current = await draftRevision(db);
      if (current !== revision) return { outcome: 'contentConflict', revision: current };
    }
    const refusal = await along(db, by);
    if (refusal) return refusal;
    if (leaving.length > 0) await changeDraft(db, { put: [], drop: leaving });
    const contentVersion = newEdits ? await insertContentVersion(db, newEdits) : publication.contentVersion;
    await insertPublication(db, { ...publication, contentVersion });
    await recordAudit(db, {
      at: publishedAt,
      operatorId,
      action: restoredVersion === null ? 'publication.published' : 'publication.restored',
      target: String(version),
      details: restoredVersion === null ? {} : { restoredVersion },
    });
    return { outcome: 'added', contentVersion };
  });
}
