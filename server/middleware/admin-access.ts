import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { type Capability, isConfirmed, mayDo } from '#domain/roles.ts';
import { liveSince } from '#domain/session-limits.ts';
import { hashToken } from '#server/auth/random-token.ts';
import type { SessionCookie } from '#server/auth/session-cookie.ts';
import { HttpProblem } from '#server/http/problem.ts';
import type { Operator } from '#server/store/operators.ts';
import { findSession, type Session, touchSession } from '#server/store/sessions.ts';
import { isSecondFactorRequired } from '#server/store/settings.ts';
import type { Store } from '#server/store/store.ts';

export type AdminVariables = { operator: Operator; session: Session };

export type AdminEnv = { Variables: AdminVariables };

/** Updating the last use at every request would cost a write each time. */
const touchEveryMs = 60_000;

type Parts = {
  store: Store;
  clock: () => Date;
  cookie: SessionCookie;
  open: ReadonlySet<string>;
  openToGuests: ReadonlySet<string>;
  /** Capability per route; a route missing here is always refused. */
  needed: Readonly<Record<string, Capability>>;
};

export function signInRequired(): HttpProblem {
  return new HttpProblem(401, 'Sign in to use this address.', { members: { code: 'signInRequired' } });
}

export function notAllowed(
  code: 'notAllowed' | 'secondFactorRequired' | 'passwordRequired' = 'notAllowed',
): HttpProblem {
  return new HttpProblem(403, refusals[code], { members: { code } });
}

const refusals = {
  notAllowed: 'The role of this operator does not include it.',
  secondFactorRequired: 'Set up a second factor first.',
  passwordRequired: 'Confirm with the password first.',
} as const;

/** True if a second factor is mandatory and missing: the operator may do nothing but set it up. */
export async function lacksSecondFactor(
  db: Store['db'],
  { totpSecret }: Pick<Operator, 'totpSecret'>,
): Promise<boolean> {
  return totpSecret === null && (await isSecondFactorRequired(db));
}

/** Reads session and role on every request, so revoking takes effect at once (SEC-21). Throws 401 and 403. */
export function adminAccess({
  store,
  clock,
  cookie,
  open,
  openToGuests,
  needed,
}: Parts): MiddlewareHandler<AdminEnv> {
  return async (c, next) => {
    const address = `${c.req.method} ${c.req.path}`;
    if (open.has(address)) return await next();
    const token = cookie.read(c);
    const now = clock();
    const found = token && (await findSession(store.db, hashToken(token), liveSince(now)));
    if (!found) {
      if (openToGuests.has(address)) return await next();
      throw signInRequired();
    }
    if (now.getTime() - Date.parse(found.session.lastSeenAt) >= touchEveryMs) {
      await store.transaction(async (db) => await touchSession(db, found.session.id, now.toISOString()));
    }
    for (const route of routesOf(c)) await check(needed[route], found, now);
    c.set('operator', found.operator);
    c.set('session', found.session);
    return await next();
  };
  async function check(
    capability: Capability | undefined,
    { operator, session }: AdminVariables,
    now: Date,
  ): Promise<void> {
    if (!capability || !mayDo(operator.role, capability)) throw notAllowed();
    if (capability === 'useOwnAccount') return;
    if (await lacksSecondFactor(store.db, operator)) throw notAllowed('secondFactorRequired');
    if (!isConfirmed(capability, session.confirmedAt, now)) throw notAllowed('passwordRequired');
  }
}

function routesOf(c: Context): string[] {
  return matchedRoutes(c)
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);
}
