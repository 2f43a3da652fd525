import { Hono } from 'hono';
import { liveSince, sessionEnd } from '#domain/accounts/session-limits.ts';
import type { OwnSessions } from '#domain/api/session.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { AdminEnv, AdminResource } from '#server/core/api/admin-env.ts';
import { entryId, noEntry } from '#server/core/api/entry-id.ts';
import { methodNotAllowed } from '#server/core/http/method-not-allowed.ts';
import { deleteSession, deleteSessions, listSessions } from './sessions.ts';

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
