import { Hono } from 'hono';
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
import type { AdminParts } from '#server/admin-parts.ts';
import { conflict, entryId, existing, noEntry } from '#server/core/api/entry-id.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { createToken, hashToken } from '#server/core/random-token.ts';
import { newId } from '#server/core/store/new-id.ts';
import { isWritten } from '#server/core/store/rows.ts';
import type { Db } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { findRelease } from './releases.ts';

/** Links that have not ended, of operators who may still see the draft. */
function liveLinks(db: Db, now: string) {
  return db
    .selectFrom('preview_links')
    .innerJoin('operators', 'operators.id', 'preview_links.operatorId')
    .select(['preview_links.id', 'operatorId', 'name', 'releaseId as release'])
    .select(['preview_links.createdAt', 'expiresAt'])
    .where('expiresAt', '>', now)
    .where('role', 'in', rolesThatMay('publish'));
}

async function listPreviewLinks(db: Db, now: string): Promise<PreviewLink[]> {
  const rows = await liveLinks(db, now)
    .orderBy('preview_links.createdAt', 'desc')
    .orderBy('preview_links.id', 'desc')
    .execute();
  return rows.map(({ operatorId, name, ...link }) => ({ ...link, by: { id: operatorId, name } }));
}

/** Links that have ended go with the next one that is made. */
export async function insertPreviewLink(db: Db, link: Tables['preview_links']): Promise<void> {
  await db.deleteFrom('preview_links').where('expiresAt', '<=', link.createdAt).execute();
  await db.insertInto('preview_links').values(link).execute();
}

export const mostLinks = 50;

const linkSchema = z.object({
  days: z.literal(previewLinkDays, 'type'),
  release: z.optional(z.string('type')),
});

/** /api/admin/content/preview-links: who may see the draft, or an open release, without an account. */
export function previewLinksRoutes({ store, clock, origin }: AdminParts): Route[] {
  return [
    route('GET', '/content/preview-links', 'publish', async (c) => {
      const links = await listPreviewLinks(store.db, clock().toISOString());
      return c.json({ links } satisfies PreviewLinks);
    }),
    route('POST', '/content/preview-links', 'publish', { body: linkSchema }, async (c, { days, release }) => {
      if (release !== undefined && !isOpenRelease(existing(await findRelease(store.db, release))))
        throw noEntry();
      const now = clock();
      const expiresAt = new Date(now.getTime() + days * dayMs).toISOString();
      const { token, tokenHash } = createToken();
      const id = newId();
      const links = await c.var.transaction(async (db, by) => {
        if ((await listPreviewLinks(db, by.at)).length >= mostLinks)
          throw conflict('tooManyLinks', 'There are too many links that show the draft.', {
            limit: mostLinks,
          });
        const link = { id, tokenHash, operatorId: by.id, createdAt: now.toISOString(), expiresAt };
        await insertPreviewLink(db, { ...link, releaseId: release ?? null });
        await by.record('previewLink.made', { target: id, details: { days } });
        return await listPreviewLinks(db, by.at);
      });
      const made = links.find((link) => link.id === id)!;
      return c.json({ ...made, address: `${origin}/preview/${token}/` } satisfies NewPreviewLink, 201);
    }),
    route('DELETE', '/content/preview-links/:id', 'publish', async (c) => {
      const id = entryId(c);
      await c.var.transaction(async (db, by) => {
        if (!(await isWritten(db.deleteFrom('preview_links').where('id', '=', id)))) throw noEntry();
        await by.record('previewLink.revoked', { target: id });
      });
    }),
  ];
}

/** Pages that a visitor with a link may request in ten minutes: each one is rendered. */
export const linkedPagesPer10Min = 300;

type Parts = Pick<AdminParts, 'store' | 'clock' | 'limiter'> & {
  /** A page of the draft, or of an open release, whose links stay below `base`; undefined if there is none. */
  linkedPage: (
    path: string,
    link: { base: string; hasSent: boolean; release: string | null },
  ) => Promise<Response | undefined>;
  notFound: () => Promise<Response>;
};

const tokenPattern = /^[\w-]{43}$/;

/** /preview/<token>/nova: the draft or an open release, for a visitor without an account. A form sends nothing, and says so. */
export function linkedPreviews({ store, clock, limiter, linkedPage, notFound }: Parts): Hono {
  const api = new Hono();
  api.use('/preview/*', limiter.perClient({ per10Min: linkedPagesPer10Min }));
  api.on(['GET', 'POST'], '/preview/:token/*', async (c) => {
    const token = c.req.param('token');
    const links = liveLinks(store.db, clock().toISOString());
    const found =
      tokenPattern.test(token) && (await links.where('tokenHash', '=', hashToken(token)).executeTakeFirst());
    if (!found) return await notFound();
    const base = `/preview/${token}`;
    const path = c.req.path.slice(base.length).replace(/(?<=.)\/$/, '');
    const link = { base, hasSent: c.req.method === 'POST', release: found.release };
    return (await linkedPage(path, link)) ?? (await notFound());
  });
  return api;
}
