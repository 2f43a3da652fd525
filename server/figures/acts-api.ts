import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Content } from '#content/content.ts';
import { linkVariables } from '#content/facts/links.ts';
import { allOfferings } from '#content/offerings/listed.ts';
import { addressOf } from '#content/offerings/record.ts';
import type { Act } from '#domain/figures/figures.ts';
import { type BodyLimits, readBody } from '#server/core/http/body-limit.ts';
import { HttpProblem, methodNotAllowed } from '#server/core/http/problem.ts';
import { sameSite } from '#server/core/http/same-site.ts';
import type { Limiter } from '#server/core/limits/limiter.ts';
import { askingFrom } from './asking.ts';
import type { Visits } from './visits.ts';

type Parts = {
  visits: Visits;
  content: () => Content;
  bodyLimits: BodyLimits;
  limiter: Limiter;
  isPage: (path: string) => boolean;
};

export const limits = { per10Min: 300, bytes: 2048 };

/** A word, or the address of the link that was clicked. */
const actSchema = z.union([z.enum(['shown', 'form']), z.url({ protocol: /^(?:https?|mailto|tel)$/ })]);

/**
 * POST /api/acts: what no request shows, such as a click on a link to a checkout (app/frame/browser/report-acts.ts). The page is in
 * the `Referer`. Only acts of this list are counted; everything else is answered in the same way and forgotten.
 */
export function actsApi({ visits, content, bodyLimits, limiter, isPage }: Parts): Hono {
  const { origin } = content().site;
  const api = new Hono();
  api.post('/', sameSite(origin), limiter.perClient({ per10Min: limits.per10Min }), async (c) => {
    const body = await readBody(c, { ...bodyLimits, maxBytes: limits.bytes });
    const given = actSchema.safeParse(new TextDecoder().decode(body));
    if (!given.success) throw new HttpProblem(400, 'This is no act.');
    const asking = askingFrom(c, origin, visits.trustedHops);
    if (asking && isPage(asking.path)) {
      if (given.data === 'shown') visits.shown(asking);
      else if (given.data === 'form') visits.act(asking, 'form');
      else {
        const clicked = linkOf(given.data, content(), isPage);
        if (clicked) visits.act(asking, clicked.act, clicked.offering);
      }
    }
    return c.body(null, 204);
  });
  api.all('/', methodNotAllowed('POST'));
  return api;
}

/** The act that a link stands for; undefined if it is not counted. */
function linkOf(
  href: string,
  { site, offerings }: Content,
  isPage: (path: string) => boolean,
): { act: Act; offering?: string } | undefined {
  const url = new URL(href);
  if (url.origin === site.origin) return isPage(url.pathname) ? { act: 'call' } : undefined;
  if (url.protocol === 'tel:' || url.pathname === site.email) return { act: 'call' };
  const isThis = (address: string) => URL.parse(address)?.href === url.href;
  const ordered = allOfferings(offerings).find(({ plans, single }) =>
    [...Object.values(plans), ...(single ? [single] : [])].some(
      ({ link }) => link && isThis(addressOf(site, link)),
    ),
  );
  if (ordered) return { act: 'checkout', offering: ordered.id };
  return booked.some((id) => isThis(site.links[id])) ? { act: 'checkout' } : undefined;
}

const booked = (Object.keys(linkVariables) as (keyof typeof linkVariables)[]).filter((id) =>
  id.startsWith('scheduling'),
);
