import { Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { type BodyLimits, readBody } from '#server/core/http/body-limit.ts';
import { parseJson } from '#server/core/http/parse-body.ts';
import { HttpProblem, methodNotAllowed } from '#server/core/http/problem.ts';
import type { Limiter } from '#server/core/limits/limiter.ts';

type Parts = {
  logger: Logger;
  bodyLimits: BodyLimits;
  limiter: Limiter;
  isPage: (path: string) => boolean;
};

/** Anybody can send a report, so texts are truncated and only known values are logged. */
const longestText = 100;

const directives = new Set(
  [
    'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src',
    'connect-src manifest-src media-src object-src child-src frame-src worker-src base-uri form-action',
    'frame-ancestors require-trusted-types-for trusted-types',
  ].flatMap((names) => names.split(' ')),
);

/** Values that browsers send when the blocked code has no URL. */
const keywords = new Set(['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink']);

/** Schemes without a host worth logging; some browsers send the scheme alone. */
const schemes = new Set(
  'data blob about file filesystem ws wss chrome-extension moz-extension safari-web-extension'.split(' '),
);

const hostPattern = /^(?:[a-z\d-]{1,40}\.){1,4}[a-z][a-z\d-]{1,20}(?::\d{1,5})?$/;

export const limits = { per10Min: 20, ofAllPer10Min: 1000 };
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

/** POST /api/csp-reports: logs broken policy rules (SEC-03, Reporting API) without personal data. */
export function cspReportsApi({ logger, bodyLimits, limiter, isPage }: Parts): Hono {
  const api = new Hono();
  api.post('/', fromThisSite, limiter.perClient(limits), async (c) => {
    if (c.req.header('content-type')?.split(';', 1)[0]?.trim() !== 'application/reports+json')
      throw new HttpProblem(415, 'Reports are sent as application/reports+json.');
    const reports = reportsSchema.safeParse(parseJson(await readBody(c, bodyLimits)));
    if (!reports.success) throw new HttpProblem(400, 'These are no reports.');
    for (const { type, body } of reports.data.slice(0, mostPerRequest)) {
      if (type !== 'csp-violation' || !body) continue;
      const page = URL.parse(body.documentURL.slice(0, longestText))?.pathname ?? '';
      logger.warn(
        {
          page: isPage(page) ? page : '*',
          directive: directives.has(body.effectiveDirective) ? body.effectiveDirective : '*',
          blocked: sourceOf(body.blockedURL.slice(0, longestText)),
        },
        'A page violated its Content Security Policy',
      );
    }
    return c.body(null, 204);
  });
  api.all('/', methodNotAllowed('POST'));
  return api;
}

/** Browsers that send reports on their own omit the Sec-Fetch-Site header. */
const fromThisSite: MiddlewareHandler = async (c, next) => {
  if (c.req.header('sec-fetch-site') === 'cross-site')
    throw new HttpProblem(403, 'Requests from other sites are not accepted.');
  await next();
};

function sourceOf(blocked: string): string {
  if (keywords.has(blocked)) return blocked;
  if (schemes.has(blocked)) return `${blocked}:`;
  const { protocol = '', host = '' } = URL.parse(blocked) ?? {};
  if (/^https?:$/.test(protocol)) return `${protocol}//${hostPattern.test(host) ? host : '*'}`;
  return schemes.has(protocol.slice(0, -1)) ? protocol : '*';
}
