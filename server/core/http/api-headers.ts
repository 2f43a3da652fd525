import type { MiddlewareHandler } from 'hono';
import { apiHeaders } from './headers.ts';

export function withApiHeaders(origin: string): MiddlewareHandler {
  const headers = Object.entries(apiHeaders(origin));
  return async (c, next) => {
    await next();
    if (c.res.headers.get('content-type')?.startsWith('text/html')) return;
    for (const [name, value] of headers) c.res.headers.set(name, value);
  };
}
