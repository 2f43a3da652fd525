import type { OwnNotices } from '#domain/api/session.ts';
import { noticeChoicesSchema } from '#domain/outbox/notice-choice.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { findNoticeChoices, saveNoticeChoices } from './notice-choices.ts';

/** GET and PUT /api/admin/notices: what the operator is told about by mail. */
export function noticesRoutes({ store, clock, bodyLimits, content }: AdminParts): Route[] {
  return [
    route('GET', '/notices', 'workInbox', async (c) => {
      const choices = (await findNoticeChoices(store.db, c.var.operator.id)) ?? null;
      return c.json({ choices, team: content().site.operatorEmail } satisfies OwnNotices);
    }),
    route('PUT', '/notices', 'workInbox', { body: noticeChoicesSchema }, async (c, choices) => {
      const { id } = c.var.operator;
      await c.var.transaction(async (db, by) => {
        await saveNoticeChoices(db, id, choices);
        await by.record('operator.noticesChanged', { target: id, details: choices });
      });
      return c.json({ choices, team: content().site.operatorEmail } satisfies OwnNotices);
    }),
  ];
}
