import type { Context } from 'hono';
import { type BlockedSenders, blockedSenderSchema } from '#domain/api/blocked-senders.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { entryId, noEntry } from '#server/core/api/entry-id.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { blockSenders, listBlockedSenders, unblockSender } from '#server/forms/blocked-senders.ts';

/** /api/admin/blocked-senders: GET, POST; DELETE of /:id. Every answer is the whole list. */
export function blockedSendersRoutes({ store, clock, bodyLimits }: AdminParts): Route[] {
  return [
    route('GET', '/blocked-senders', 'workInbox', async (c) => await listed(c)),
    route('POST', '/blocked-senders', 'workInbox', { body: blockedSenderSchema }, async (c, { email }) => {
      await c.var.transaction(async (db, by) => {
        await blockSenders(db, [email], { operatorId: by.id, at: by.at });
        await by.record('sender.blocked');
      });
      return await listed(c, 201);
    }),
    route('DELETE', '/blocked-senders/:id', 'workInbox', async (c) => {
      const id = entryId(c);
      await c.var.transaction(async (db, by) => {
        if (!(await unblockSender(db, id))) throw noEntry();
        await by.record('sender.unblocked', { target: id });
      });
      return await listed(c);
    }),
  ];

  async function listed(c: Context, status: 200 | 201 = 200) {
    return c.json({ senders: await listBlockedSenders(store.db) } satisfies BlockedSenders, status);
  }
}
