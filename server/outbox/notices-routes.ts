import { Hono } from 'hono';
import type { OwnNotices } from '#domain/api/session.ts';
import { noticeChoicesSchema } from '#domain/outbox/notice-choice.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { AdminEnv, AdminResource } from '#server/core/api/admin-env.ts';
import { readFields } from '#server/core/api/read-json.ts';
import { methodNotAllowed } from '#server/core/http/method-not-allowed.ts';
import { findNoticeChoices, saveNoticeChoices } from './notice-choices.ts';

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
