import { Hono } from 'hono';
import type { MailboxState } from '#domain/api/incoming-mail.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { AdminEnv, AdminResource } from '#server/core/api/admin-env.ts';
import { methodNotAllowed } from '#server/core/http/method-not-allowed.ts';
import { mailboxState } from '#server/forms/mailboxes.ts';

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
