import { passwordSchema, signInSchema } from '#domain/accounts/operator.ts';
import { isConfirmed } from '#domain/accounts/roles.ts';
import { sessionEnd } from '#domain/accounts/session-limits.ts';
import type { CurrentSession, Entrance, OwnSessions, SignedIn } from '#domain/api/session.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { AdminVariables } from '#server/core/api/admin-env.ts';
import { entryId, noEntry } from '#server/core/api/entry-id.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { codedProblem } from '#server/core/http/problem.ts';
import { confirmPassword } from './attempts.ts';
import { clientOf } from './client.ts';
import { hasOperators, ownJson } from './operators.ts';
import { deleteSession, deleteSessions, listSessions, updateSession } from './sessions.ts';
import { signIn } from './sign-in.ts';

const refusals = {
  invalidCredentials: 'The e-mail address or the password is wrong.',
  totpRequired: 'A code of the second factor is needed.',
  totpInvalid: 'The code of the second factor is wrong or was used before.',
} as const;

/** A request that starts while the session is confirmed has to arrive in time. */
const arrivalMs = 60_000;

/** /api/admin/session: POST signs in, GET returns the signed-in operator or null, DELETE signs out. */
export function sessionRoutes(parts: AdminParts): Route[] {
  const { store, clock, cookie, limiter, sendsMail, firstLink } = parts;

  return [
    route('POST', '/session', 'anyone', { body: signInSchema }, async (c, credentials) => {
      const browser = { oldToken: cookie.read(c), deviceToken: cookie.readDevice(c) };
      const result = await signIn(parts.auth, credentials, clientOf(c, limiter), browser);
      if (result.outcome !== 'signedIn') throw codedProblem(401, result.outcome, refusals[result.outcome]);
      cookie.write(c, result.tokens);
      return c.json({ operator: await ownJson(store, result.operator) } satisfies SignedIn);
    }),
    route('GET', '/session', 'useOwnAccount', { openToGuests: true }, async (c) => {
      const { operator, session }: Partial<AdminVariables> = c.var;
      if (!operator || !session)
        return c.json({ operator: null, entrance: await entrance() } satisfies CurrentSession);
      const { id, createdAt, confirmedAt } = session;
      const now = clock();
      const endsAt = sessionEnd({ createdAt, lastSeenAt: now.toISOString() }).toISOString();
      const arrival = new Date(now.getTime() + arrivalMs);
      return c.json({
        operator: await ownJson(store, operator),
        session: { id, createdAt, endsAt, isConfirmed: isConfirmed('eraseAndExport', confirmedAt, arrival) },
      } satisfies CurrentSession);
    }),
    route('DELETE', '/session', 'useOwnAccount', async (c) => {
      await c.var.transaction(async (db, by) => {
        await deleteSession(db, by.id, c.var.session.id);
        await by.record('session.signedOut');
      });
      cookie.clear(c);
      // Not "storage": theme and colour drafts stay. Not "cookies": the browser stays a known device.
      c.header('Clear-Site-Data', '"cache"');
    }),
    route('POST', '/confirmation', 'useOwnAccount', { body: passwordSchema }, async (c, { password }) => {
      await confirmPassword(c, parts, password);
      await c.var.transaction(
        async (db, by) => await updateSession(db, c.var.session.id, { confirmedAt: by.at }),
      );
    }),
    route('GET', '/sessions', 'useOwnAccount', async (c) => {
      const { operator, session: current } = c.var;
      const sessions = await listSessions(store.db, operator.id, clock());
      return c.json({
        sessions: sessions.map((session) => ({
          ...session,
          endsAt: sessionEnd(session).toISOString(),
          isCurrent: session.id === current.id,
        })),
      } satisfies OwnSessions);
    }),
    route('DELETE', '/sessions', 'useOwnAccount', async (c) => {
      const { session } = c.var;
      const ended = await c.var.transaction(async (db, by) => {
        const count = await deleteSessions(db, by.id, session.id);
        await by.record('session.revoked', { details: { ended: count } });
        return count;
      });
      return c.json({ ended });
    }),
    route('DELETE', '/sessions/:id', 'useOwnAccount', async (c) => {
      const target = entryId(c);
      await c.var.transaction(async (db, by) => {
        if (!(await deleteSession(db, by.id, target))) throw noEntry();
        await by.record('session.revoked', { target });
      });
    }),
  ];

  async function entrance(): Promise<Entrance> {
    return { mailsLinks: sendsMail, ...(!(await hasOperators(store.db)) && { firstLink }) };
  }
}
