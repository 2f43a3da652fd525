import type { Kysely } from 'kysely';
import type { PreviewLinksTable } from './publication-tables.ts';
import type { Tables } from './tables.ts';

export type PreviewLinkRow = PreviewLinksTable;

/** Newest first, without those that have ended. */
export async function listPreviewLinks(db: Kysely<Tables>, now: string): Promise<PreviewLinkRow[]> {
  return await db
    .selectFrom('preview_links')
    .selectAll()
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Undefined: never made, or ended. */
export async function findPreviewLink(
  db: Kysely<Tables>,
  tokenHash: string,
  now: string,
): Promise<PreviewLinkRow | undefined> {
  return await db
    .selectFrom('preview_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Links that have ended go with the next one that is made. */
export async function insertPreviewLink(db: Kysely<Tables>, link: PreviewLinkRow): Promise<void> {
  await db.deleteFrom('preview_links').where('expires_at', '<=', link.created_at).execute();
  await db.insertInto('preview_links').values(link).execute();
}

/** False if there is none. */
export async function deletePreviewLink(db: Kysely<Tables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('preview_links').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
