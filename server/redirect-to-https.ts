import { entryFromEnd, firstEntries } from '#domain/header-list.ts';
import type { AnswerDirectly } from './answer-directly.ts';
import type { LogRequest } from './middleware/access-log.ts';

type Options = {
  /** Public address of the site. */
  origin: string;
  /** How many proxies in front of the server are believed (TRUSTED_PROXY_HOPS). */
  trustedHops: number;
  logRequest: LogRequest;
};

/** Asked by whoever watches over the process, who may not speak https. */
const probes = new Set(['/healthz', '/readyz']);

/**
 * Sends GET and HEAD requests that reached the proxy by http to the same address by https (SEC-04), as soon as the site
 * is public by https and the proxy says how it was asked (X-Forwarded-Proto).
 */
export function redirectToHttps({ origin, trustedHops, logRequest }: Options): AnswerDirectly {
  if (!origin.startsWith('https:') || trustedHops === 0) return () => false;
  return (request, response) => {
    const { method = '', url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || probes.has(url) || !url.startsWith('/')) return false;
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
