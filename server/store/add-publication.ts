import type { Kysely } from 'kysely';
import type { StoredEdits } from '#domain/content-edits.ts';
import { lock } from './advisory-lock.ts';
import { recordAudit } from './audit-log.ts';
import { changeDraft, draftRevision, insertContentVersion } from './content.ts';
import { insertPublication, latestVersion, type NewPublication } from './publications.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** Somebody published `version`, or changed the draft of words and facts, since the draft was looked at. */
export type Conflict =
  | { outcome: 'conflict'; version: number }
  | { outcome: 'contentConflict'; revision: number };
/** `along` said no. */
export type Overtaken = { outcome: 'overtaken' };

export type AddedAlong = {
  /** Words and facts that no version has yet. */
  newEdits: StoredEdits | undefined;
  /** Of the draft of words and facts that goes live with it; null: none of it does. */
  revision: number | null;
  /** Fields that leave the draft. */
  drafted: readonly string[];
  /** Part of the same transaction; if it says false, nothing is stored. */
  along?: ((db: Kysely<Tables>, version: number) => Promise<boolean>) | undefined;
};

/** Stores the version after the newest with its audit entry, unless somebody was faster. */
export async function addPublication(
  store: Store,
  publication: NewPublication,
  { newEdits, revision, drafted, along }: AddedAlong,
): Promise<{ outcome: 'added'; contentVersion: number } | Conflict | Overtaken> {
  const { version, publishedAt, operatorId, restoredVersion } = publication;
  return await store.transaction(async (db) => {
    await lock(store, db, 'publications');
    const newest = await latestVersion(db);
    if (newest !== version - 1) return { outcome: 'conflict', version: newest };
    if (revision !== null) {
      await lock(store, db, 'contentDraft');
      const current = await draftRevision(db);
      if (current !== revision) return { outcome: 'contentConflict', revision: current };
      if (drafted.length > 0) await changeDraft(db, { put: [], drop: drafted });
    }
    if (along && !(await along(db, version))) return { outcome: 'overtaken' };
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
