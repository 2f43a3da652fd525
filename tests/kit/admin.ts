import type { Role } from '#domain/roles.ts';
import type { AppParts } from '#server/app.ts';
import type { PasswordCost } from '#server/auth/password-hash.ts';
import { createToken } from '#server/auth/random-token.ts';
import { createOperator, type Operator } from '#server/store/operators.ts';
import { createSession } from '#server/store/sessions.ts';
import type { Store } from '#server/store/store.ts';
import { createTestApp, testOrigin } from './app.ts';

/** The name of the session cookie on a site with https, and on one at this machine. */
export const cookieName = '__Host-operator-session';
export const plainCookieName = 'operator-session';
export const deviceCookieName = '__Host-operator-device';

/** Tests hash passwords at this cost, which is next to nothing. */
export const testPasswordCost: PasswordCost = { memory: 64, passes: 1, parallelism: 1 };

/** A clock that stands still until a test moves it. */
export function frozenClock(start = '2026-11-21T09:30:00.000Z') {
  let now = Date.parse(start);
  const clock = () => new Date(now);
  return Object.assign(clock, {
    passSeconds: (seconds: number) => {
      now += seconds * 1000;
    },
  });
}

/** Adds an operator with this role and without a password, and begins a session; gives its token. */
export async function seedSession(
  store: Store,
  now: Date,
  email = 'anna@example.com',
  role: Role = 'owner',
): Promise<{ operator: Operator; token: string }> {
  const createdAt = now.toISOString();
  const { token, tokenHash } = createToken();
  const operator = await store.transaction(async (db) => {
    const created = await createOperator(db, { email, name: 'Anna Berg', role, createdAt });
    await createSession(db, { tokenHash, operatorId: created.id, createdAt, userAgent: 'a browser' });
    return created;
  });
  return { operator, token };
}

type Call = { body?: unknown; token?: string | undefined; headers?: Record<string, string> };

/** The server's app with ways to call the admin API, signed in (as `operator`) or not. */
export async function createAdminApp(parts: Partial<AppParts> = {}) {
  const clock = frozenClock();
  const { app, store, log } = await createTestApp({
    clock,
    passwordCost: testPasswordCost,
    ...parts,
    env: { trustedProxyHops: 1, rateLimitPer10Min: 0, rateLimitOfAllPer10Min: 0, ...parts.env },
  });
  const { operator, token } = await seedSession(store, clock());

  async function call(method: string, path: string, { body, token: sent, headers }: Call = {}) {
    return await app.request(`/api/admin${path}`, {
      method,
      headers: {
        Origin: testOrigin,
        ...(sent === undefined ? {} : { Cookie: `${cookieName}=${sent}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  }

  return {
    app,
    store,
    log,
    clock,
    operator,
    token,
    /** A request without a session. */
    call,
    /** A request in the session of `operator`. */
    callSignedIn: async (method: string, path: string, body?: unknown) =>
      await call(method, path, { body, token }),
  };
}

/** The token in the cookie that an answer sets, the session's unless told otherwise; empty if it clears the cookie. */
export function cookieToken(response: Response, name = cookieName): string | undefined {
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith(`${name}=`));
  return cookie && /=([^;]*)/.exec(cookie)![1];
}
