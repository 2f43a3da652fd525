import { liveSince, sessionEnd } from '#domain/accounts/session-limits.ts';
import type { OwnSessions } from '#domain/api/session.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { entryId, noEntry } from '#server/core/api/entry-id.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { deleteSession, deleteSessions, listSessions } from './sessions.ts';

export function sessionsRoutes({ store, clock }: AdminParts): Route[] {
  return [
    route('GET', '/sessions', 'useOwnAccount', async (c) => {
      const { operator, session: current } = c.var;
      const sessions = await listSessions(store.db, operator.id, liveSince(clock()));
      return c.json({
        sessions: sessions.map((session) => ({
          id: session.id,
          createdAt: session.createdAt,
          lastSeenAt: session.lastSeenAt,
          endsAt: sessionEnd(session).toISOString(),
          userAgent: session.userAgent,
          isCurrent: session.id === current.id,
        })),
      } satisfies OwnSessions);
    }),
    route('DELETE', '/sessions', 'useOwnAccount', async (c) => {
      const { session } = c.var;
      const ended = await c.var.transaction(async (db, by) => {
        const count = await deleteSessions(db, by.id, session.id);
        const details = { ended: count };
        await by.record('session.revoked', { details });
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
      return c.body(null, 204);
    }),
  ];
}
