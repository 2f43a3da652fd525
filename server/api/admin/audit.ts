import { Hono } from 'hono';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { listAudit } from '#server/store/audit-log.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { pageQuery } from './page-query.ts';

const idPattern = /^[\da-f-]{36}$/;

/** GET /api/admin/audit: who did what when, newest first. */
export function auditApi({ store }: AdminParts): AdminResource {
  const api = new Hono<AdminEnv>();
  api.get('/', async (c) => {
    const { before, limit } = pageQuery(c, idPattern);
    const found = await listAudit(store.db, { before, limit: limit + 1 });
    const entries = found.slice(0, limit);
    return c.json({ entries, next: found.length > limit ? entries.at(-1)!.id : null });
  });
  api.all('/', methodNotAllowed('GET'));
  return api;
}
