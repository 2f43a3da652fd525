import { entryIdPattern } from '#domain/site/entry-id.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { HttpProblem } from '#server/core/http/problem.ts';

/** /api/admin/content/preview?path=/nova: the page with the draft, or with `plan`, for the frame beside the fields. */
export function contentPreviewRoutes({ previewPage }: AdminParts): Route[] {
  return [
    route('GET', '/content/preview', 'publish', async (c) => {
      const plan = c.req.query('plan');
      const page =
        plan && !entryIdPattern.test(plan)
          ? undefined
          : await previewPage(c.req.query('path') ?? '', c.req.header('accept-encoding'), plan);
      if (!page) throw new HttpProblem(404, 'There is no page at this address.');
      return page;
    }),
  ];
}
