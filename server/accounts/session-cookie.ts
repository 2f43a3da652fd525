import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { deviceKeptMs, sessionLongestMs } from '#domain/accounts/session-limits.ts';
import { isThisMachine } from '#server/core/http/private-address.ts';
import type { BrowserTokens } from './sessions.ts';

/**
 * `__Host-` cookies, which no other host and no plain http can set (SEC-22). On http to this machine (development) they
 * have no prefix, because browsers would drop them.
 */
export function sessionCookie(origin: string) {
  const { protocol, hostname } = new URL(origin);
  const isPlain = protocol === 'http:' && isThisMachine(hostname);
  const [session, device] = ['operator-session', 'operator-device'].map((name) =>
    isPlain ? name : `__Host-${name}`,
  ) as [string, string];
  const options: CookieOptions = { path: '/', httpOnly: true, secure: !isPlain, sameSite: 'Strict' };
  return {
    read: (c: Context) => getCookie(c, session),
    readDevice: (c: Context) => getCookie(c, device),
    write: (c: Context, { token, deviceToken }: BrowserTokens) => {
      setCookie(c, session, token, { ...options, maxAge: sessionLongestMs / 1000 });
      setCookie(c, device, deviceToken, { ...options, maxAge: deviceKeptMs / 1000 });
    },
    /** Only the session's cookie: the browser stays known. */
    clear: (c: Context) => void deleteCookie(c, session, options),
  };
}
