import { Hono } from 'hono';
import { compress } from 'hono/compress';
import * as z from 'zod/mini';
import type { ContentComparison, ContentState, DraftAnswer } from '#domain/api/content.ts';
import type { ContentCheckAnswer } from '#domain/api/content-checks.ts';
import type { ContentGuide } from '#domain/api/content-guide.ts';
import type { CheckedLinks } from '#domain/api/links.ts';
import { versionSchema } from '#domain/site/entry-id.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { AdminEnv, AdminResource } from '#server/core/api/admin-env.ts';
import { invalidFields, readFields } from '#server/core/api/read-json.ts';
import { methodNotAllowed } from '#server/core/http/method-not-allowed.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import { rateLimit } from '#server/core/limits/rate-limit.ts';
import { checkLinks } from './link-check.ts';

/** Above the longest text many times over, so that its fault is told at the field. */
export const changesBytes = 4 * 1024 * 1024;
const mostChanges = 20_000;
const longestId = 200;
/** In ten minutes: each asks some sixty addresses of others. */
const mostLinkChecks = 3;

const idSchema = z.string('type').check(z.minLength(1, 'type'), z.maxLength(longestId, 'type'));
const idsSchema = z.optional(z.array(idSchema, 'type').check(z.maxLength(mostChanges, 'tooMany')));
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
export function contentApi({ contentDraft, bodyLimits, trustedHops, processes }: AdminParts): AdminResource {
  const api = new Hono<AdminEnv>();
  const limits = { ...bodyLimits, maxBytes: changesBytes };

  // A megabyte of texts; no proxy compresses what the server sends.
  api.get('/', compress({ encoding: 'gzip' }), async (c) =>
    c.json((await contentDraft.state()) satisfies ContentState),
  );

  api.get('/guide', compress({ encoding: 'gzip' }), async (c) =>
    c.json((await contentDraft.guide()) satisfies ContentGuide),
  );

  api.get('/draft', async (c) => c.json((await contentDraft.draft()) satisfies ContentState));

  api.patch('/draft', async (c) => {
    const order = await readFields(c, limits, orderSchema);
    return c.json((await contentDraft.change(order, c.var.transaction)) satisfies DraftAnswer);
  });

  api.post('/restore', async (c) => {
    const { version, ids } = await readFields(c, limits, restoreSchema);
    const answer = await contentDraft.restore(version, ids, c.var.transaction);
    if (!answer) throw noVersion();
    return c.json(answer satisfies DraftAnswer);
  });

  api.get('/compare', async (c) => {
    const [from, to] = ['from', 'to'].map((name) => {
      const text = c.req.query(name) ?? '';
      if (!/^\d{1,9}$/.test(text)) throw invalidFields([{ field: name, code: 'type' }]);
      return Number(text);
    });
    const compared = await contentDraft.compare(from!, to!);
    if (!compared) throw noVersion();
    return c.json(compared satisfies ContentComparison);
  });

  const linkLimit = rateLimit({
    perAddress: mostLinkChecks,
    trustedHops,
    processes,
    senderOf: async (c) => (c as typeof c & { var: AdminEnv['Variables'] }).var.operator.id,
  });
  api.post('/links/check', linkLimit, async (c) =>
    c.json({ links: await checkLinks(await contentDraft.links()) } satisfies CheckedLinks),
  );

  api.get('/checks', async (c) =>
    c.json({ faults: await contentDraft.checks(c.var.operator) } satisfies ContentCheckAnswer),
  );

  api.all('/', methodNotAllowed('GET'));
  api.all('/checks', methodNotAllowed('GET'));
  api.all('/links/check', methodNotAllowed('POST'));
  api.all('/guide', methodNotAllowed('GET'));
  api.all('/draft', methodNotAllowed('GET', 'PATCH'));
  api.all('/restore', methodNotAllowed('POST'));
  api.all('/compare', methodNotAllowed('GET'));
  return api;
}

function noVersion(): HttpProblem {
  return new HttpProblem(404, 'There is no such version.');
}
