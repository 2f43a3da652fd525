import { compress } from 'hono/compress';
import * as z from 'zod/mini';
import type { ContentCheckAnswer } from '#domain/api/content-checks.ts';
import type { CheckedLinks } from '#domain/api/links.ts';
import { versionSchema } from '#domain/site/entry-id.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import { checkLinks } from './link-check.ts';

/** Many times the longest text, so that its problem is shown at the field. */
export const changesBytes = 4 * 1024 * 1024;
const mostChanges = 20_000;
const longestId = 200;
/** In ten minutes: each asks some sixty addresses of others. */
const mostLinkChecks = 3;

const idSchema = z.string('type').check(z.minLength(1, 'type'), z.maxLength(longestId, 'type'));
const idsSchema = z.array(idSchema, 'type').check(z.maxLength(mostChanges, 'tooMany'));
const changeSchema = z.object(
  {
    id: idSchema,
    value: z.optional(z.unknown()),
    isDiscarded: z.optional(z.literal(true, 'type')),
    revision: z.nullable(versionSchema),
  },
  'type',
);
const orderSchema = z.object({
  version: versionSchema,
  changes: z.array(changeSchema, 'type').check(
    z.maxLength(mostChanges, 'tooMany'),
    z.refine((changes) => new Set(changes.map(({ id }) => id)).size === changes.length, 'twice'),
  ),
});
const restoreSchema = z.object({ version: versionSchema, ids: idsSchema });

/** /api/admin/content: words and facts, live and in the draft. */
export function contentRoutes({ contentDraft, limiter }: AdminParts): Route[] {
  const linkLimit = limiter.perOperator(mostLinkChecks);
  return [
    // A megabyte of texts; no proxy compresses what the server sends.
    route('GET', '/content', 'publish', { before: compress({ encoding: 'gzip' }) }, async (c) =>
      c.json(await contentDraft.state()),
    ),
    route('GET', '/content/guide', 'publish', { before: compress({ encoding: 'gzip' }) }, async (c) =>
      c.json(await contentDraft.guide()),
    ),
    route('GET', '/content/draft', 'publish', async (c) => c.json(await contentDraft.draft())),
    route(
      'PATCH',
      '/content/draft',
      'publish',
      { body: orderSchema, maxBytes: changesBytes },
      async (c, order) => c.json(await contentDraft.change(order, c.var.transaction)),
    ),
    route(
      'POST',
      '/content/restore',
      'publish',
      { body: restoreSchema, maxBytes: changesBytes },
      async (c, { version, ids }) => c.json(await contentDraft.restore(version, ids, c.var.transaction)),
    ),
    route('POST', '/content/links/check', 'publish', { before: linkLimit }, async (c) =>
      c.json({ links: await checkLinks(await contentDraft.links()) } satisfies CheckedLinks),
    ),
    route('GET', '/content/checks', 'publish', async (c) =>
      c.json({ problems: await contentDraft.checks(c.var.operator) } satisfies ContentCheckAnswer),
    ),
  ];
}

/** /api/admin/content/preview?path=/nova: the page with the draft, or with `release`, for the frame beside the fields. */
export function contentPreviewRoutes({ previewPage }: AdminParts): Route[] {
  return [
    route('GET', '/content/preview', 'publish', async (c) => {
      const { path = '', release } = c.req.query();
      const page = await previewPage(path, c.req.header('accept-encoding'), release);
      if (!page) throw new HttpProblem(404, 'There is no page at this address.');
      return page;
    }),
  ];
}
