import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { type Capability, isConfirmed, mayDo } from '#domain/roles.ts';
import { liveSince } from '#domain/session-limits.ts';
import { hashToken } from '#server/auth/random-token.ts';
import type { SessionCookie } from '#server/auth/session-cookie.ts';
import { HttpProblem } from '#server/problem.ts';
import type { Operator } from '#server/store/operators.ts';
import { findSession, type Session, touchSession } from '#server/store/sessions.ts';
import { isSecondFactorRequired } from '#server/store/settings.ts';
import type { Store } from '#server/store/store.ts';

/** What every handler behind the sign-in finds in its context. */
export type AdminVariables = { operator: Operator; session: Session };

export type AdminEnv = { Variables: AdminVariables };

/** A session's last use is written down at most this often: reading a list must not cost a write. */
const touchEveryMs = 60_000;

type Parts = {
  store: Store;
  clock: () => Date;
  cookie: SessionCookie;
  /** Methods and paths that are open to everybody, without a look at who asks. */
  open: ReadonlySet<string>;
  /** Methods and paths that answer everybody, but know who is signed in. */
  openToGuests: ReadonlySet<string>;
  /** What every other route takes, by method and pattern; one that is not named is refused to everybody. */
  needed: Readonly<Record<string, Capability>>;
};

/** The refusal of who is not signed in, or not any more. */
export function signInRequired(): HttpProblem {
  return new HttpProblem(401, 'Sign in to use this address.', { members: { code: 'signInRequired' } });
}

/** The refusal of who is signed in but may not do this; `code` says why. */
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

/** Whether the operator is kept from everything but setting up a second factor, by the rule of the house. */
export async function lacksSecondFactor(
  db: Store['db'],
  { totpSecret }: Pick<Operator, 'totpSecret'>,
): Promise<boolean> {
  return totpSecret === null && (await isSecondFactorRequired(db));
}

/**
 * Lets only signed-in operators through who may do what the route needs, checked in the store on every request, so a
 * session that is revoked and a role that is taken away end at once (SEC-21). Throws 401 and 403.
 */
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

/** The routes a request leads to; none where nothing is. What answers every method does nothing but refuse. */
function routesOf(c: Context): string[] {
  return matchedRoutes(c)
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);
}
