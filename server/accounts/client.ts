import type { Context } from 'hono';
import { HttpProblem } from '#server/core/http/problem.ts';
import type { Limiter } from '#server/core/limits/limiter.ts';
import type { Store } from '#server/core/store/store.ts';
import type { FailureLog } from './attempts.ts';
import type { PasswordCost } from './password-hash.ts';

/** In-app browsers send 400 characters; of more, which strangers may send, nothing is read. */
export const longestUserAgent = 512;

/** The only place that reads `User-Agent`. */
export function clientOf(c: Context, limiter: Limiter): Client {
  return {
    network: limiter.networkOf(c),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, longestUserAgent),
  };
}

export function tooManyAttempts(wait: number): HttpProblem {
  const seconds = Math.ceil(wait);
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

export type AuthParts = {
  store: Store;
  clock: () => Date;
  failureLog: FailureLog;
  passwordCost: PasswordCost;
  /** Words an attacker would try first: brand, host, offerings. */
  siteWords: readonly string[];
  wakeMail: () => void;
};

export type Client = {
  network: string;
  userAgent: string;
};
