import type { Context } from 'hono';
import { clientAddress, clientNetwork } from '#server/core/http/client-address.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import type { Client } from './auth-parts.ts';

/** In-app browsers send 400 characters; of more, which strangers may send, nothing is read. */
export const longestUserAgent = 512;

/** The only place that reads `User-Agent`. */
export function clientOf(c: Context, trustedHops: number): Client {
  return {
    network: clientNetwork(clientAddress(c, trustedHops)),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, longestUserAgent),
  };
}

export function tooManyAttempts(seconds: number): HttpProblem {
  return new HttpProblem(429, 'Too many failed attempts. Try again later.', {
    headers: { 'Retry-After': String(seconds) },
    members: { code: 'tooManyAttempts', retryAfterSeconds: seconds },
  });
}
