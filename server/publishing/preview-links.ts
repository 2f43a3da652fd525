import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { rolesThatMay } from '#domain/accounts/roles.ts';
import {
  type NewPreviewLink,
  type PreviewLink,
  type PreviewLinks,
  previewLinkDays,
} from '#domain/api/preview-link.ts';
import { isOpenRelease } from '#domain/api/release.ts';
import { dayMs } from '#domain/language/durations.ts';
import { entryIdPattern } from '#domain/site/entry-id.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { entryId, noEntry } from '#server/core/api/entry-id.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import { createToken } from '#server/core/random-token.ts';
import { newId } from '#server/core/store/new-id.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { namesOf } from './draft.ts';

type PreviewLinkRow = Tables['preview_links'];

/** Newest first, without those that have ended. */
async function listPreviewLinks(db: Kysely<Tables>, now: string): Promise<PreviewLinkRow[]> {
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
async function deletePreviewLink(db: Kysely<Tables>, id: string): Promise<boolean> {
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

export const mostLinks = 50;

const linkSchema = z.object({
  days: z.literal(previewLinkDays, 'type'),
  release: z.optional(z.string('type')),
});

/** /api/admin/content/preview-links: who may see the draft, or an open release, without an account. */
export function previewLinksRoutes({ store, clock, origin, schedule, bodyLimits }: AdminParts): Route[] {
  async function toldOf(rows: readonly PreviewLinkRow[]): Promise<PreviewLink[]> {
    const names = await namesOf(store.db);
    return rows.map((row) => ({
      id: row.id,
      by: { id: row.operator_id, name: names.get(row.operator_id) ?? null },
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      release: row.release_id,
    }));
  }

  async function isOpen(id: string): Promise<boolean> {
    const release = entryIdPattern.test(id) ? await schedule.find(id) : undefined;
    return release !== undefined && isOpenRelease(release);
  }

  return [
    route('GET', '/content/preview-links', 'publish', async (c) => {
      const links = await toldOf(await listPreviewLinks(store.db, clock().toISOString()));
      return c.json({ links } satisfies PreviewLinks);
    }),
    route('POST', '/content/preview-links', 'publish', { body: linkSchema }, async (c, { days, release }) => {
      if (release !== undefined && !(await isOpen(release))) throw noEntry();
      const now = clock();
      const at = now.toISOString();
      const operatorId = c.var.operator.id;
      const { token, tokenHash } = createToken();
      const row: PreviewLinkRow = {
        id: newId(),
        token_hash: tokenHash,
        operator_id: operatorId,
        created_at: at,
        expires_at: new Date(now.getTime() + days * dayMs).toISOString(),
        release_id: release ?? null,
      };
      await c.var.transaction(async (db, by) => {
        if ((await listPreviewLinks(db, by.at)).length >= mostLinks)
          throw new HttpProblem(409, 'There are too many links that show the draft.', {
            members: { code: 'tooManyLinks', limit: mostLinks },
          });
        await insertPreviewLink(db, row);
        await by.record('previewLink.made', { target: row.id, details: { days } });
      });
      const [link] = await toldOf([row]);
      return c.json({ ...link!, address: `${origin}/preview/${token}/` } satisfies NewPreviewLink, 201);
    }),
    route('DELETE', '/content/preview-links/:id', 'publish', async (c) => {
      const id = entryId(c);
      await c.var.transaction(async (db, by) => {
        if (!(await deletePreviewLink(db, id))) throw noEntry();
        await by.record('previewLink.revoked', { target: id });
      });
      return c.body(null, 204);
    }),
  ];
}
