import { liveSince, sessionEnd } from '#domain/accounts/session-limits.ts';
import type { OwnSessions } from '#domain/api/session.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
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
      const { operator, session } = c.var;
      const at = clock().toISOString();
      const ended = await c.var.transaction(async (db) => {
        const count = await deleteSessions(db, operator.id, session.id);
        const details = { ended: count };
        await recordAudit(db, { at, operatorId: operator.id, action: 'session.revoked', details });
        return count;
      });
      return c.json({ ended });
    }),
    route('DELETE', '/sessions/:id', 'useOwnAccount', async (c) => {
      const { operator } = c.var;
      const at = clock().toISOString();
      const target = entryId(c);
      await c.var.transaction(async (db) => {
        if (!(await deleteSession(db, operator.id, target))) throw noEntry();
        await recordAudit(db, { at, operatorId: operator.id, action: 'session.revoked', target });
      });
      return c.body(null, 204);
    }),
  ];
}
