import type { Context } from 'hono';
import type { BodyLimits } from '#server/core/http/body-limit.ts';
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

export const longestBody = 8 * 1024;

/** Per network in ten minutes: far above people at sign-in, far below an attacker guessing passwords. */
export const requestsPer10Min = 300;

/** Links for a forgotten password: an office may share one network. */
export const askedPer10Min = 10;

/** Limits of the routes that are open without a session (SEC-15). */
export function strangerLimits(bodyLimits: BodyLimits, isOn: boolean) {
  return {
    bodyLimits: { ...bodyLimits, maxBytes: longestBody },
    perAddress: isOn ? requestsPer10Min : 0,
    asked: isOn ? askedPer10Min : 0,
  };
}

export type StrangerLimits = ReturnType<typeof strangerLimits>;
