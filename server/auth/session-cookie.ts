import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { deviceKeptMs, sessionLongestMs } from '#domain/session-limits.ts';
import type { BrowserTokens } from './begin-session.ts';

export type SessionCookie = {
  read(c: Context): string | undefined;
  readDevice(c: Context): string | undefined;
  write(c: Context, tokens: BrowserTokens): void;
  /** Of the session alone: the browser stays known. */
  clear(c: Context): void;
};

/**
 * The cookies that hold the tokens of a session and of the browser it is in: `__Host-`, so that no other host and no
 * plain http can set them (SEC-22). Only a site served to this very machine over http, as in development, gets plain
 * ones: browsers would not keep the others.
 */
export function sessionCookie(origin: string): SessionCookie {
  const isPlain = isLoopbackHttp(origin);
  const [session, device] = ['operator-session', 'operator-device'].map((name) =>
    isPlain ? name : `__Host-${name}`,
  ) as [string, string];
  const options: CookieOptions = { path: '/', httpOnly: true, secure: !isPlain, sameSite: 'Strict' };
  return {
    read: (c) => getCookie(c, session),
    readDevice: (c) => getCookie(c, device),
    write: (c, { token, deviceToken }) => {
      setCookie(c, session, token, { ...options, maxAge: sessionLongestMs / 1000 });
      setCookie(c, device, deviceToken, { ...options, maxAge: deviceKeptMs / 1000 });
    },
    clear: (c) => void deleteCookie(c, session, options),
  };
}

function isLoopbackHttp(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
