import { Hono } from 'hono';
import type { OwnNotices } from '#domain/answers/session.ts';
import { noticeChoicesSchema } from '#domain/notice-choice.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { recordAudit } from '#server/store/audit-log.ts';
import { findNoticeChoices, saveNoticeChoices } from '#server/store/notice-choices.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { readFields } from './read-json.ts';

/** GET and PUT /api/admin/notices: what the operator is told about by mail. */
export function noticesApi({ store, clock, bodyLimits, content }: AdminParts): AdminResource {
  const api = new Hono<AdminEnv>();

  api.get('/', async (c) => {
    const choices = (await findNoticeChoices(store.db, c.var.operator.id)) ?? null;
    return c.json({ choices, team: content().site.operatorEmail } satisfies OwnNotices);
  });

  api.put('/', async (c) => {
    const choices = await readFields(c, bodyLimits, noticeChoicesSchema);
    const { id } = c.var.operator;
    await c.var.transaction(async (db) => {
      await saveNoticeChoices(db, id, choices);
      const at = clock().toISOString();
      await recordAudit(db, {
        at,
        operatorId: id,
        action: 'operator.noticesChanged',
        target: id,
        details: choices,
      });
    });
    return c.json({ choices, team: content().site.operatorEmail } satisfies OwnNotices);
  });

  api.all('/', methodNotAllowed('GET', 'PUT'));
  return api;
}
