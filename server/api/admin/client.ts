import type { Context } from 'hono';
import type { Client } from '#server/auth/auth-parts.ts';
import { HttpProblem } from '#server/http/problem.ts';
import { clientAddress, clientNetwork } from '#server/middleware/client-address.ts';

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
