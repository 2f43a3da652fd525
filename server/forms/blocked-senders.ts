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
  return await isFound(db.selectFrom('blocked_senders').select('id').where('email_key', '=', key));
}

async function blockSenders(db: Db, emails: readonly string[], { operatorId, at }: Block): Promise<void> {
  if (emails.length === 0) return;
  // One row per address, and in their order: PostgreSQL refuses to update a row twice, and two operators would block each other.
  const byKey = new Map(emails.map((email) => [addressKey(email), email]));
  const rows = [...byKey].sort().map(([emailKey, email]) => ({
    id: newId(),
    email_key: emailKey,
    email,
    operator_id: operatorId,
    blocked_at: at,
  }));
  await db
    .insertInto('blocked_senders')
    .values(rows)
    .onConflict((on) =>
      on.column('email_key').doUpdateSet((row) => ({
        id: row.ref('excluded.id'),
        operator_id: row.ref('excluded.operator_id'),
        blocked_at: row.ref('excluded.blocked_at'),
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
  const keys = db.selectFrom('support_messages').select('email_key').where('id', 'in', messageIds);
  await db.deleteFrom('blocked_senders').where('email_key', 'in', keys).execute();
}

export async function deleteOldBlocks(db: Db, before: string): Promise<void> {
  await db.deleteFrom('blocked_senders').where('blocked_at', '<', before).execute();
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
      .select(['id', 'email', 'blocked_at as blockedAt'])
      .orderBy('id', 'desc')
      .limit(mostListed)
      .execute();
    return c.json({ senders } satisfies BlockedSenders, status);
  }
}
