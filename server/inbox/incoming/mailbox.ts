import type { MailboxState } from '#domain/api/incoming-mail.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { mailboxState } from '#server/forms/mailboxes.ts';

/** GET /api/admin/mailbox: whether answers are fetched, since when, and what was left there. */
export function mailboxRoutes({ store, readsMail }: AdminParts): Route[] {
  return [
    route('GET', '/mailbox', 'workInbox', async (c) => {
      const state = await mailboxState(store.db);
      return c.json({ isOn: readsMail, ...state } satisfies MailboxState);
    }),
  ];
}
