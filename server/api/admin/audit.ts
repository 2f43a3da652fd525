import { type Context, Hono } from 'hono';
import type { AuditPage } from '#domain/answers/audit.ts';
import { auditActions, isAuditGroup } from '#domain/audit.ts';
import { entryIdPattern } from '#domain/entry-id.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { type AuditQuery, listAudit } from '#server/store/audit-log.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { pageQuery } from './page-query.ts';
import { invalidFields } from './read-json.ts';

/** GET /api/admin/audit: newest first; filtered by `?group=` and `?operator=` (an id, or `none`). */
export function auditApi({ store }: AdminParts): AdminResource {
  const api = new Hono<AdminEnv>();
  api.get('/', async (c) => {
    const { before, limit } = pageQuery(c, entryIdPattern);
    const found = await listAudit(store.db, { ...choiceOf(c), before, limit: limit + 1 });
    const entries = found.slice(0, limit);
    const next = found.length > limit ? entries.at(-1)!.id : null;
    return c.json({ entries, next } satisfies AuditPage);
  });
  api.all('/', methodNotAllowed('GET'));
  return api;
}

function choiceOf(c: Context): Pick<AuditQuery, 'actions' | 'operatorId'> {
  const { group, operator } = c.req.query();
  const errors: { field: string; code: string }[] = [];
  if (group !== undefined && !isAuditGroup(group)) errors.push({ field: 'group', code: 'type' });
  if (operator !== undefined && operator !== 'none' && !entryIdPattern.test(operator))
    errors.push({ field: 'operator', code: 'type' });
  if (errors.length > 0) throw invalidFields(errors);
  return {
    actions: group === undefined ? undefined : auditActions[group as keyof typeof auditActions],
    operatorId: operator === 'none' ? null : operator,
  };
}
