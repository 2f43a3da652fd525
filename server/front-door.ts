import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { entryFromEnd, firstEntries } from '#domain/language/header-list.ts';
import { type LogRequest, probes } from './core/http/access-log.ts';
import { listOf, refusalHeaders } from './core/http/headers.ts';
import { notValidHttp, problemBody, problemResponse, unexpected } from './core/http/problem.ts';
import type { Visits } from './figures/visits.ts';
import type { Site } from './pages/site.ts';
import { replyWith, type StoredAnswer } from './pages/stored-answer.ts';

/** Answers a request for `path` (without query), or returns false. */
export type Step = (request: IncomingMessage, response: ServerResponse, path: string) => boolean;

export function firstHandler(
  steps: readonly Step[],
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const { url = '' } = request;
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    for (const step of steps) if (step(request, response, path)) return;
  };
}

/** Redirects http to https (SEC-04) if the origin is https and the proxy sends X-Forwarded-Proto. */
export function redirectToHttps(origin: string, trustedHops: number, logRequest: LogRequest): Step {
  if (!origin.startsWith('https:') || trustedHops === 0) return () => false;
  return (request, response, path) => {
    const { method = '', url = '' } = request;
    if (!isReading(method) || probes.has(path) || !url.startsWith('/')) return false;
    if (protocolOf(request.headers['x-forwarded-proto'], trustedHops) !== 'http') return false;
    const since = performance.now();
    response
      .writeHead(308, {
        location: origin + url,
        // Some browsers and proxies keep a 308 for ever.
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .end();
    logRequest({ method, path: '*', since, status: 308 });
    return true;
  };
}

/** Value of the outermost trusted proxy; some proxies append to the header, others replace it. */
function protocolOf(header: string | string[] | undefined, trustedHops: number): string | undefined {
  const list = String(header ?? '');
  return entryFromEnd(list, trustedHops) ?? firstEntries(list, 1)[0];
}

export function serveApi(api: Hono): Step {
  const methodsOf = Map.groupBy(
    api.routes.filter(({ path }) => !/[*:]/.test(path)),
    ({ path }) => path,
  );
  const listener = getRequestListener(api.fetch as never, { errorHandler: refuse });
  return (request, response, path) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const isOwn =
      path.startsWith('/api/') ||
      path.startsWith('/preview/') ||
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

type SiteParts = {
  site: Site;
  origin: string;
  logRequest: LogRequest;
  logger: Logger;
  visits: Pick<Visits, 'count'>;
};

export function serveSite({ site, origin, logRequest, logger, visits }: SiteParts): Step {
  return (request, response, path) => {
    const since = performance.now();
    const { method = '', url = '' } = request;
    const ready = isReading(method) ? site.find(path, url.length > path.length) : undefined;
    if (ready) {
      logRequest({ method, path, route: path, since, status: send(request, response, ready) });
      visits.count(request, ready);
      return true;
    }
    // A request in absolute form (RFC 9112 3.2.2) contains a host, which is ignored.
    const asked = URL.parse(url) ?? new URL(origin + (url.startsWith('/') ? url : '/*'));
    const { pathname } = asked;
    const requestId = randomUUID();
    site
      .answer(method, asked)
      .then((answer) => {
        const status = send(request, response, answer);
        visits.count(request, answer);
        return status;
      })
      .catch((error: unknown) => {
        logger.error({ err: error, requestId }, 'Unexpected error');
        response.writeHead(unexpected.status, refusalHeaders).end(problemBody(unexpected));
        return unexpected.status;
      })
      .then((status) => {
        const route = status === 200 ? pathname : undefined;
        logRequest({ method, path: pathname, route, since, status, requestId });
      });
    return true;
  };
}

function send(
  { method, rawHeaders }: IncomingMessage,
  response: ServerResponse,
  answer: StoredAnswer,
): number {
  const reply = replyWith(answer, {
    method,
    acceptEncoding: listOf(rawHeaders, 'accept-encoding'),
    ifNoneMatch: listOf(rawHeaders, 'if-none-match'),
  });
  response.writeHead(reply.status, reply.headers as string[]).end(reply.body);
  return reply.status;
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
