import type { ReleaseSummary } from '#domain/api/release.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import type { Db } from '#server/core/store/store.ts';
import { changeRelease, insertRelease } from '#server/publishing/releases.ts';

const summary: ReleaseSummary = {
  products: { added: 0, changed: 0, removed: 0 },
  colors: { changed: 0 },
  offerings: [],
  fields: { changed: 0 },
};

/** A version with these edits, as if its pages had been made. */
export async function storeVersion(
  db: Db,
  { version, operatorId, at, edits }: { version: number; operatorId: string; at: string; edits: StoredEdits },
): Promise<void> {
  const id = await insertRelease(db, {
    state: 'scheduled',
    operatorId,
    createdAt: at,
    baseVersion: version - 1,
    summary,
    changes: [],
  });
  const published = { version, endedAt: at, edits: JSON.stringify(edits) };
  await changeRelease(db, id, ['scheduled'], { state: 'published', ...published });
}
