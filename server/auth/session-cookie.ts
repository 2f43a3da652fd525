import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { sessionLongestMs } from '#domain/session-limits.ts';

export type SessionCookie = {
  read(c: Context): string | undefined;
  write(c: Context, token: string): void;
  clear(c: Context): void;
};

/**
 * The cookie that holds a session's token: `__Host-`, so that no other host and no plain http can set it (SEC-22).
 * Only a site served to this very machine over http, as in development, gets a plain one: browsers would not keep the
 * other.
 */
export function sessionCookie(origin: string): SessionCookie {
  const isPlain = isLoopbackHttp(origin);
  const name = isPlain ? 'operator-session' : '__Host-operator-session';
  const options: CookieOptions = { path: '/', httpOnly: true, secure: !isPlain, sameSite: 'Strict' };
  return {
    read: (c) => getCookie(c, name),
    write: (c, token) => setCookie(c, name, token, { ...options, maxAge: sessionLongestMs / 1000 }),
    clear: (c) => void deleteCookie(c, name, options),
  };
}

function isLoopbackHttp(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
