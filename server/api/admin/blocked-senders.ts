import { type Context, Hono } from 'hono';
import { type BlockedSenders, blockedSenderSchema } from '#domain/answers/blocked-senders.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { recordAudit } from '#server/store/audit-log.ts';
import { blockSenders, listBlockedSenders, unblockSender } from '#server/store/blocked-senders.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { entryId, noEntry } from './entry-id.ts';
import { readFields } from './read-json.ts';

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
