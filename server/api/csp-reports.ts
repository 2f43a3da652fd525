import { Hono } from 'hono';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { type BodyLimits, readBody } from '#server/middleware/body-limit.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { rateLimit } from '#server/middleware/rate-limit.ts';
import { HttpProblem } from '#server/problem.ts';
import { parseJson } from './submission-input.ts';

type Parts = {
  logger: Logger;
  bodyLimits: BodyLimits;
  /** How many proxies are believed about the address a report comes from. */
  trustedHops: number;
  /** Whether a path is a page of the site: only those may stand in the log. */
  isPage: (path: string) => boolean;
};

/** A broken page tells it once in a while, not all the time; of all visitors together not without end. */
const limits = { perAddress: 20, ofAll: 1000 };
const mostPerRequest = 10;

const reportsSchema = z.array(
  z.object({
    type: z.string(),
    body: z.optional(
      z.object({
        documentURL: z._default(z.string(), ''),
        blockedURL: z._default(z.string(), ''),
        effectiveDirective: z._default(z.string(), ''),
      }),
    ),
  }),
);

/**
 * POST /api/csp-reports: browsers say here which rule of the content security policy a page broke (SEC-03, Reporting
 * API). What they say goes to the log, without anything that could name a visitor; nothing is stored.
 */
export function cspReportsApi({ logger, bodyLimits, trustedHops, isPage }: Parts): Hono {
  const api = new Hono();
  api.post('/', rateLimit({ ...limits, trustedHops }), async (c) => {
    if (c.req.header('content-type')?.split(';')[0]?.trim() !== 'application/reports+json')
      throw new HttpProblem(415, 'Reports are sent as application/reports+json.');
    const reports = reportsSchema.safeParse(parseJson(await readBody(c, bodyLimits)));
    if (!reports.success) throw new HttpProblem(400, 'These are no reports.');
    for (const { type, body } of reports.data.slice(0, mostPerRequest)) {
      if (type !== 'csp-violation' || !body) continue;
      const page = pathOf(body.documentURL);
      logger.warn(
        {
          page: isPage(page) ? page : '*',
          directive: /^[a-z-]{1,40}$/.test(body.effectiveDirective) ? body.effectiveDirective : '*',
          blocked: sourceOf(body.blockedURL),
        },
        'A page broke its content security policy',
      );
    }
    return c.body(null, 204);
  });
  api.all('/', methodNotAllowed('POST'));
  return api;
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : '';
}

/** A keyword such as `inline`, or where something came from: scheme and host, never a path. */
function sourceOf(blocked: string): string {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return '*';
  const { protocol, host } = new URL(blocked);
  return /^https?:$/.test(protocol) ? `${protocol}//${host}` : protocol;
}
