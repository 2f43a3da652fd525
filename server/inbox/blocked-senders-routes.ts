import { type Context, Hono } from 'hono';
import { type BlockedSenders, blockedSenderSchema } from '#domain/api/blocked-senders.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { AdminEnv, AdminResource } from '#server/core/api/admin-env.ts';
import { entryId, noEntry } from '#server/core/api/entry-id.ts';
import { readFields } from '#server/core/api/read-json.ts';
import { methodNotAllowed } from '#server/core/http/method-not-allowed.ts';
import { blockSenders, listBlockedSenders, unblockSender } from '#server/forms/blocked-senders.ts';

/** /api/admin/blocked-senders: GET, POST; DELETE of /:id. Every answer is the whole list. */
export function blockedSendersApi({ store, clock, bodyLimits }: AdminParts): AdminResource {
  const api = new Hono<AdminEnv>();

  api.get('/', async (c) => await listed(c));

  api.post('/', async (c) => {
    const { email } = await readFields(c, bodyLimits, blockedSenderSchema);
    const at = clock().toISOString();
    await c.var.transaction(async (db, { id: operatorId }) => {
      await blockSenders(db, [email], { operatorId, at });
      await recordAudit(db, { at, operatorId, action: 'sender.blocked' });
    });
    return await listed(c, 201);
  });

  api.delete('/:id', async (c) => {
    const id = entryId(c);
    const at = clock().toISOString();
    await c.var.transaction(async (db, { id: operatorId }) => {
      if (!(await unblockSender(db, id))) throw noEntry();
      await recordAudit(db, { at, operatorId, action: 'sender.unblocked', target: id });
    });
    return await listed(c);
  });

  api.all('/', methodNotAllowed('GET', 'POST'));
  api.all('/:id', methodNotAllowed('DELETE'));
  return api;

  async function listed(c: Context, status: 200 | 201 = 200) {
    return c.json({ senders: await listBlockedSenders(store.db) } satisfies BlockedSenders, status);
  }
}
