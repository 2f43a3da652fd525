import { Hono } from 'hono';
import type { MailboxState } from '#domain/answers/incoming-mail.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { mailboxState } from '#server/store/mailboxes.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';

/** GET /api/admin/mailbox: whether answers are fetched, since when, and what was left there. */
export function mailboxApi({ store, readsMail }: AdminParts): AdminResource {
  const api = new Hono<AdminEnv>();
  api.get('/', async (c) => {
    const state = await mailboxState(store.db);
    return c.json({ isOn: readsMail, ...state } satisfies MailboxState);
  });
  api.all('/', methodNotAllowed('GET'));
  return api;
}
