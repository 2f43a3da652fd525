import type { Role } from '#domain/accounts/roles.ts';
import { actingIn } from '#server/accounts/admin-access.ts';
import { createOperator } from '#server/accounts/operators.ts';
import type { PasswordCost } from '#server/accounts/password-hash.ts';
import { createSession } from '#server/accounts/sessions.ts';
import { listAudit } from '#server/audit/audit-log.ts';
import type { Operator, OperatorTransaction } from '#server/core/api/admin-env.ts';
import { createToken } from '#server/core/random-token.ts';
import type { Store } from '#server/core/store/store.ts';
import type { TestParts } from '#tests/kit/app.ts';
import { createTestApp, testOrigin } from './app.ts';

/** On https, and on plain http at this machine. */
export const cookieName = '__Host-operator-session';
export const plainCookieName = 'operator-session';
export const deviceCookieName = '__Host-operator-device';

export const testPasswordCost: PasswordCost = { memory: 64, passes: 1, parallelism: 1 };

export function frozenClock(start = '2026-11-21T09:30:00.000Z') {
  let now = Date.parse(start);
  const clock = () => new Date(now);
  return Object.assign(clock, {
    passSeconds: (seconds: number) => {
      now += seconds * 1000;
    },
  });
}

/** Without a password; returns the session token. */
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

/** As if nothing could take the right from them. */
export function transactionOf(
  store: Store,
  operator: Operator,
  now: () => Date = frozenClock(),
): OperatorTransaction {
  return async (work) => await store.transaction(async (db) => await work(db, actingIn(db, operator, now())));
}

type Call = { body?: unknown; token?: string | undefined; headers?: Record<string, string> };

export async function createAdminApp(parts: TestParts = {}) {
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
    call,
    /** Status and JSON. */
    answerTo: async (...request: Parameters<typeof call>): Promise<[status: number, body: unknown]> => {
      const response = await call(...request);
      return [response.status, await response.json()];
    },
    actions: async () => (await listAudit(store.db, { limit: 100 })).map(({ action }) => action),
    callSignedIn: async (method: string, path: string, body?: unknown) =>
      await call(method, path, { body, token }),
  };
}

/** Empty if the answer clears the cookie. */
export function cookieToken(response: Response, name = cookieName): string | undefined {
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith(`${name}=`));
  return cookie && /=([^;]*)/.exec(cookie)![1];
}
