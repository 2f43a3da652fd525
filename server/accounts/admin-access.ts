import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { type Capability, isConfirmed, mayDo } from '#domain/accounts/roles.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { recorder } from '#server/audit/audit-log.ts';
import type { Acting, AdminEnv, Operator, OperatorTransaction, Session } from '#server/core/api/admin-env.ts';
import type { Route } from '#server/core/api/route.ts';
import { codedProblem, type HttpProblem } from '#server/core/http/problem.ts';
import { lock, shareLock } from '#server/core/store/advisory-lock.ts';
import type { Db, Store } from '#server/core/store/store.ts';
import { lacksSecondFactor } from './operators.ts';
import { findSession, updateSession } from './sessions.ts';

/** Updating the last use at every request would cost a write each time. */
const touchEveryMs = 60_000;

export function notAllowed(code: keyof typeof refusals = 'notAllowed'): HttpProblem {
  return codedProblem(403, code, refusals[code]);
}

const refusals = {
  notAllowed: 'The role of this operator does not include it.',
  secondFactorRequired: 'Set up a second factor first.',
  passwordRequired: 'Confirm with the password first.',
} as const;

/** Their routes change who may do what, or what a sign-in checks. */
const accessChanges: ReadonlySet<Capability> = new Set(['useOwnAccount', 'manageAccess']);

/**
 * Reads session and role on every request, again after its body and in each of its transactions, so revoking takes
 * effect at once (SEC-21). Throws 401 and 403.
 */
export function adminAccess(
  { auth: { store }, clock, cookie }: Pick<AdminParts, 'auth' | 'clock' | 'cookie'>,
  routes: readonly Route[],
): MiddlewareHandler<AdminEnv> {
  const known = new Map(routes.map((route) => [`${route.method} /api/admin${route.path}`, route]));
  return async (c, next) => {
    const asked = matchedRoutes(c).flatMap(({ method, path }) => known.get(`${method} ${path}`) ?? []);
    if (asked.some(({ may }) => may === 'anyone')) return await next();
    const token = cookie.read(c);
    const now = clock();
    if (asked.some(({ options }) => options.openToGuests) && !(await findFor(store.db, token)))
      return await next();
    const capabilities = asked.map(({ may }) => may as Capability);
    await readAgain();
    const { session } = c.var;
    if (now.getTime() - Date.parse(session.lastSeenAt) >= touchEveryMs) {
      await store.transaction(
        async (db) => await updateSession(db, session.id, { lastSeenAt: now.toISOString() }),
      );
    }
    const isAccessChange = capabilities.some((capability) => accessChanges.has(capability));
    c.set('readAgain', readAgain);
    c.set('transaction', operatorTransaction(store, { read, clock, isAccessChange }));
    return await next();

    async function readAgain(): Promise<void> {
      await read(store.db);
    }

    async function read(db: Db): Promise<Operator> {
      const found = await findFor(db, token);
      if (!found) throw codedProblem(401, 'signInRequired', 'Sign in to use this address.');
      const { operator } = found;
      // A confirmation counts if it did when the request came.
      for (const capability of capabilities) await check(db, capability, { ...found, now });
      const { confirmedHash } = c.var;
      if (confirmedHash !== undefined && confirmedHash !== operator.passwordHash)
        throw notAllowed('passwordRequired');
      c.set('operator', operator);
      c.set('session', found.session);
      return operator;
    }
  };

  async function findFor(db: Db, token: string | undefined) {
    return token ? await findSession(db, token, clock()) : undefined;
  }

  async function check(
    db: Db,
    capability: Capability,
    { operator, session, now }: { operator: Operator; session: Session; now: Date },
  ): Promise<void> {
    if (!mayDo(operator.role, capability)) throw notAllowed();
    if (capability === 'useOwnAccount') return;
    if (await lacksSecondFactor(db, operator)) throw notAllowed('secondFactorRequired');
    if (!isConfirmed(capability, session.confirmedAt, now)) throw notAllowed('passwordRequired');
  }
}

type Authority = {
  /** Throws if the operator may not do it now. */
  read: (db: Db) => Promise<Operator>;
  clock: () => Date;
  /** True if the work itself changes who may do what: then no other work that relies on it runs beside it. */
  isAccessChange: boolean;
};

/** Each change of access holds the lock `access` alone, so nothing changes between reading and use. */
export function operatorTransaction(
  store: Store,
  { read, clock, isAccessChange }: Authority,
): OperatorTransaction {
  const lockAccess = isAccessChange ? lock : shareLock;
  return async (work) =>
    await store.transaction(async (db) => {
      await lockAccess(store, db, 'access');
      return await work(db, actingIn(db, await read(db), clock()));
    });
}

export function actingIn(db: Db, operator: Operator, now: Date): Acting {
  const at = now.toISOString();
  return { ...operator, at, record: recorder(db, at, operator.id) };
}
