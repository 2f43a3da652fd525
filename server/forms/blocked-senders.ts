import type { Context } from 'hono';
import { type BlockedSenders, blockedSenderSchema } from '#domain/api/inbox/blocked-senders.ts';
import { addressKey } from '#domain/forms/email-address.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { entryId, noEntry } from '#server/core/api/entry-id.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { newId } from '#server/core/store/new-id.ts';
import { isFound, isWritten } from '#server/core/store/rows.ts';
import type { Db } from '#server/core/store/store.ts';

/** An older block is listed first again once its address is blocked anew. */
const mostListed = 200;

type Block = { operatorId: string; at: string };

export async function isBlocked(db: Db, email: string): Promise<boolean> {
  const key = addressKey(email);
  return await isFound(db.selectFrom('blocked_senders').select('id').where('emailKey', '=', key));
}

async function blockSenders(db: Db, emails: readonly string[], { operatorId, at }: Block): Promise<void> {
  if (emails.length === 0) return;
  // One row per address, and in their order: PostgreSQL refuses to update a row twice, and two operators would block each other.
  const byKey = new Map(emails.map((email) => [addressKey(email), email]));
  const rows = [...byKey]
    .sort()
    .map(([emailKey, email]) => ({ id: newId(), emailKey, email, operatorId, blockedAt: at }));
  await db
    .insertInto('blocked_senders')
    .values(rows)
    .onConflict((on) =>
      on.column('emailKey').doUpdateSet((row) => ({
        id: row.ref('excluded.id'),
        operatorId: row.ref('excluded.operatorId'),
        blockedAt: row.ref('excluded.blockedAt'),
      })),
    )
    .execute();
}

/** Blocks the senders of messages that an operator marks as spam. Declarations block no sender: the law protects them. */
export async function blockSendersOf(db: Db, messageIds: readonly string[], block: Block): Promise<void> {
  if (messageIds.length === 0) return;
  const senders = await db
    .selectFrom('support_messages')
    .select('email')
    .where('id', 'in', messageIds)
    .where('kind', '=', 'message')
    .execute();
  const emails = senders.map(({ email }) => email);
  await blockSenders(db, emails, block);
}

export async function unblockSendersOf(db: Db, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  const keys = db.selectFrom('support_messages').select('emailKey').where('id', 'in', messageIds);
  await db.deleteFrom('blocked_senders').where('emailKey', 'in', keys).execute();
}

export async function deleteOldBlocks(db: Db, before: string): Promise<void> {
  await db.deleteFrom('blocked_senders').where('blockedAt', '<', before).execute();
}

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
        if (!(await isWritten(db.deleteFrom('blocked_senders').where('id', '=', id)))) throw noEntry();
        await by.record('sender.unblocked', { target: id });
      });
      return await listed(c);
    }),
  ];

  async function listed(c: Context, status: 200 | 201 = 200) {
    const senders = await store.db
      .selectFrom('blocked_senders')
      .select(['id', 'email', 'blockedAt'])
      .orderBy('id', 'desc')
      .limit(mostListed)
      .execute();
    return c.json({ senders } satisfies BlockedSenders, status);
  }
}
