import type { Context } from 'hono';
import { HttpProblem } from '#server/core/http/problem.ts';
import type { Limiter } from '#server/core/limits/limiter.ts';
import type { Client } from './auth-parts.ts';

/** In-app browsers send 400 characters; of more, which strangers may send, nothing is read. */
export const longestUserAgent = 512;

/** The only place that reads `User-Agent`. */
export function clientOf(c: Context, limiter: Limiter): Client {
  return {
    network: limiter.networkOf(c),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, longestUserAgent),
  };
}

export function tooManyAttempts(seconds: number): HttpProblem {
  return new HttpProblem(429, 'Too many failed attempts. Try again later.', {
    headers: { 'Retry-After': String(seconds) },
    members: { code: 'tooManyAttempts', retryAfterSeconds: seconds },
  });
}

/** Limits of the routes that are open without a session (SEC-15). */
export const strangerLimits = {
  bodyBytes: 8 * 1024,
  /** Per network: far above people at sign-in, far below an attacker guessing passwords. */
  requestsPer10Min: 300,
  /** Links for a forgotten password: an office may share one network. */
  askedPer10Min: 10,
};
