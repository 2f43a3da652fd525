import type { Kysely } from 'kysely';
import { rolesThatMay } from '#domain/accounts/roles.ts';
import type { Tables } from '#server/core/store/tables.ts';

export type PreviewLinkRow = Tables['preview_links'];

/** Newest first, without those that have ended. */
export async function listPreviewLinks(db: Kysely<Tables>, now: string): Promise<PreviewLinkRow[]> {
  return await liveLinks(db, now).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

/** Undefined: never made, ended, or its maker may no longer see the draft. */
export async function findPreviewLink(
  db: Kysely<Tables>,
  tokenHash: string,
  now: string,
): Promise<PreviewLinkRow | undefined> {
  return await liveLinks(db, now).where('token_hash', '=', tokenHash).executeTakeFirst();
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

function liveLinks(db: Kysely<Tables>, now: string) {
  return db
    .selectFrom('preview_links')
    .selectAll()
    .where('expires_at', '>', now)
    .where('operator_id', 'in', (query) =>
      query.selectFrom('operators').select('id').where('role', 'in', rolesThatMay('publish')),
    );
}
