import { Hono } from 'hono';
import { entryIdPattern } from '#domain/site/entry-id.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { AdminEnv, AdminResource } from '#server/core/api/admin-env.ts';
import { methodNotAllowed } from '#server/core/http/method-not-allowed.ts';
import { HttpProblem } from '#server/core/http/problem.ts';

/** /api/admin/content/preview?path=/nova: the page with the draft, or with `plan`, for the frame beside the fields. */
export function contentPreviewApi({ previewPage }: AdminParts): AdminResource {
  const api = new Hono<AdminEnv>();
  api.get('/', async (c) => {
    const plan = c.req.query('plan');
    const page =
      plan && !entryIdPattern.test(plan)
        ? undefined
        : await previewPage(c.req.query('path') ?? '', c.req.header('accept-encoding'), plan);
    if (!page) throw new HttpProblem(404, 'There is no page at this address.');
    return page;
  });
  api.all('/', methodNotAllowed('GET'));
  return api;
}
