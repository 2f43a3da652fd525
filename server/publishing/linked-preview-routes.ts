import { Hono } from 'hono';
import type { Limiter } from '#server/core/limits/limiter.ts';
import { hashToken } from '#server/core/random-token.ts';
import type { Store } from '#server/core/store/store.ts';
import { findPreviewLink } from './preview-links.ts';

/** Pages that a visitor with a link may request in ten minutes: each one is rendered. */
export const linkedPagesPer10Min = 300;

type Parts = {
  store: Store;
  clock: () => Date;
  limiter: Limiter;
  /** A page of the draft, or of an open release, whose links stay below `base`; undefined if there is none. */
  linkedPage: (
    path: string,
    link: { base: string; hasSent: boolean; release: string | null },
  ) => Promise<Response | undefined>;
  notFound: () => Promise<Response>;
};

const tokenPattern = /^[\w-]{43}$/;

/** /preview/<token>/nova: the draft or an open release, for a visitor without an account. A form sends nothing, and says so. */
export function linkedPreviews(parts: Parts): Hono {
  const { store, clock, limiter, linkedPage, notFound } = parts;
  const api = new Hono();
  api.use('/preview/*', limiter.perClient({ per10Min: linkedPagesPer10Min }));
  api.on(['GET', 'POST'], '/preview/:token/*', async (c) => {
    const token = c.req.param('token');
    const found = tokenPattern.test(token)
      ? await findPreviewLink(store.db, hashToken(token), clock().toISOString())
      : undefined;
    if (!found) return await notFound();
    const base = `/preview/${token}`;
    const path = c.req.path.slice(base.length).replace(/(?<=.)\/$/, '');
    const link = { base, hasSent: c.req.method === 'POST', release: found.release_id };
    return (await linkedPage(path, link)) ?? (await notFound());
  });
  return api;
}
