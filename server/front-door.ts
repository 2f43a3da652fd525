import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { entryFromEnd, firstEntries } from '#domain/header-list.ts';
import { refusalHeaders } from './headers.ts';
import type { LogRequest } from './middleware/access-log.ts';
import type { Site } from './pages/site.ts';
import { replyWith, type StoredAnswer } from './pages/stored-answer.ts';
import { notValidHttp, problemBody, problemResponse, unexpected } from './problem.ts';

/** Answers a request for `path` (without its query), or leaves it alone and says false. */
export type Step = (request: IncomingMessage, response: ServerResponse, path: string) => boolean;

/** Asks one step after the other until one answers; the last answers everything. */
export function askInTurn(
  steps: readonly Step[],
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const { url = '' } = request;
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    for (const step of steps) if (step(request, response, path)) return;
  };
}

/** Asked by whoever watches over the process, who may not speak https. */
const probes = new Set(['/healthz', '/readyz']);

/**
 * Sends GET and HEAD requests that reached the proxy by http to the same address by https (SEC-04), as soon as the site
 * is public by https and the proxy says how it was asked (X-Forwarded-Proto).
 */
export function redirectToHttps(origin: string, trustedHops: number, logRequest: LogRequest): Step {
  if (!origin.startsWith('https:') || trustedHops === 0) return () => false;
  return (request, response, path) => {
    const { method = '', url = '' } = request;
    if (!isReading(method) || probes.has(path) || !url.startsWith('/')) return false;
    if (protocolOf(request.headers['x-forwarded-proto'], trustedHops) !== 'http') return false;
    const log = logRequest(method, '*');
    response.writeHead(308, { location: origin + url, 'x-content-type-options': 'nosniff' }).end();
    log.answered(308);
    return true;
  };
}

/** What the outermost proxy says; some proxies add to the list, others replace it. */
function protocolOf(header: string | string[] | undefined, trustedHops: number): string | undefined {
  const list = String(header ?? '');
  return entryFromEnd(list, trustedHops) ?? firstEntries(list, 1)[0];
}

/** Leaves to `api` what it has a route for, and everything under /api. */
export function answerByApi(api: Hono): Step {
  const methodsOf = Map.groupBy(
    api.routes.filter(({ path }) => !/[*:]/.test(path)),
    ({ path }) => path,
  );
  const listener = getRequestListener(api.fetch as never, { errorHandler: refuse });
  return (request, response, path) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const isOwn =
      path.startsWith('/api/') ||
      path === '/api' ||
      methodsOf.get(path)?.some((route) => route.method === method || route.method === 'ALL');
    if (isOwn) void listener(request, response);
    return isOwn ?? false;
  };
}

function refuse(error: unknown): Response {
  const isBadRequest = error instanceof Error && error.name === 'RequestError';
  return problemResponse(isBadRequest ? notValidHttp : unexpected);
}

type SiteParts = { site: Site; origin: string; logRequest: LogRequest; logger: Logger };

/** Answers everything: what is ready in memory at once, all else when the site has made it. */
export function answerBySite({ site, origin, logRequest, logger }: SiteParts): Step {
  return (request, response, path) => {
    const { method = '', url = '' } = request;
    const ready = isReading(method) ? site.find(path) : undefined;
    if (ready) {
      const log = logRequest(method, path);
      log.answered(send(request, response, ready));
      return true;
    }
    // The whole address of a request to a proxy (RFC 9112 3.2.2) names a host of its own, which does not count.
    const asked = URL.canParse(url) ? new URL(url) : new URL(origin + (url.startsWith('/') ? url : '/*'));
    const log = logRequest(method, asked.pathname);
    site
      .answer(method, asked)
      .then((answer) => log.answered(send(request, response, answer)))
      .catch((error: unknown) => {
        logger.error({ err: error, requestId: log.requestId }, 'Unexpected error');
        response.writeHead(unexpected.status, refusalHeaders).end(problemBody(unexpected));
        log.answered(unexpected.status);
      });
    return true;
  };
}

function send({ method, headers }: IncomingMessage, response: ServerResponse, answer: StoredAnswer): number {
  const reply = replyWith(answer, {
    method,
    acceptEncoding: headers['accept-encoding'],
    ifNoneMatch: headers['if-none-match'],
  });
  response.writeHead(reply.status, reply.headers);
  response.end(reply.body);
  return reply.status;
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
