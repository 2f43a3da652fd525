import type { MiddlewareHandler } from 'hono';
import { liveSince } from '#domain/session-limits.ts';
import { hashToken } from '#server/auth/random-token.ts';
import type { SessionCookie } from '#server/auth/session-cookie.ts';
import { HttpProblem } from '#server/problem.ts';
import type { Operator } from '#server/store/operators.ts';
import { findSession, type Session, touchSession } from '#server/store/sessions.ts';
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
};

/** The refusal of who is not signed in, or not any more. */
export function signInRequired(): HttpProblem {
  return new HttpProblem(401, 'Sign in to use this address.', { members: { code: 'signInRequired' } });
}

/**
 * Lets only signed-in operators through, checked in the store on every request, so a revoked session ends at once
 * (SEC-21). Throws 401.
 */
export function adminAccess({
  store,
  clock,
  cookie,
  open,
  openToGuests,
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
    c.set('operator', found.operator);
    c.set('session', found.session);
    return await next();
  };
}
