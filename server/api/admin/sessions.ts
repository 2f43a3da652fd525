import { Hono } from 'hono';
import type { OwnSessions } from '#domain/answers/session.ts';
import { liveSince, sessionEnd } from '#domain/session-limits.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { recordAudit } from '#server/store/audit-log.ts';
import { deleteSession, deleteSessions, listSessions } from '#server/store/sessions.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { entryId, noEntry } from './entry-id.ts';

export function sessionsApi({ store, clock }: AdminParts): AdminResource {
  const api = new Hono<AdminEnv>();

  api.get('/', async (c) => {
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
  });

  api.delete('/', async (c) => {
    const { operator, session } = c.var;
    const at = clock().toISOString();
    const ended = await c.var.transaction(async (db) => {
      const count = await deleteSessions(db, operator.id, session.id);
      const details = { ended: count };
      await recordAudit(db, { at, operatorId: operator.id, action: 'session.revoked', details });
      return count;
    });
    return c.json({ ended });
  });

  api.delete('/:id', async (c) => {
    const { operator } = c.var;
    const at = clock().toISOString();
    const target = entryId(c);
    await c.var.transaction(async (db) => {
      if (!(await deleteSession(db, operator.id, target))) throw noEntry();
      await recordAudit(db, { at, operatorId: operator.id, action: 'session.revoked', target });
    });
    return c.body(null, 204);
  });

  api.all('/', methodNotAllowed('GET', 'DELETE'));
  api.all('/:id', methodNotAllowed('DELETE'));
  return api;
}
