import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { BulkOutcome, BulkUndone } from '#domain/api/message.ts';
import { bulkSchema, bulkUndoSchema } from '#domain/inbox/inbox.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { Acting, OperatorTransaction } from '#server/core/api/admin-env.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { storedNarrowing } from './inbox-filter-query.ts';
import { bulkBatchSize, changeBatch, countSelected, undoBatch } from './message-bulk.ts';

/** Acts on messages as they were seen, or on a filter up to the newest one seen; POST /undo reverts it. */
export function messageBulkRoutes(parts: AdminParts): Route[] {
  const { store } = parts;

  return [
    route(
      'POST',
      '/messages/bulk',
      'workInbox',
      { body: bulkSchema },
      async (c, { action, messages, all }) => {
        if (!all && !messages?.length) throw invalidFields([{ field: 'messages', code: 'required' }]);
        const selection = all
          ? { filter: { ...all, only: storedNarrowing(all.only, parts) }, until: all.until }
          : { messages: messages ?? [] };
        const bulkId = randomUUID();
        const count = await countSelected(store.db, selection);
        const changed = await inBatches(
          c.var.transaction,
          { action },
          async (db, { id: operatorId, at }) =>
            await changeBatch(db, { action, selection, bulkId, at, operatorId }),
        );
        return c.json({
          bulk: bulkId,
          changed,
          skipped: Math.max(0, count - changed),
        } satisfies BulkOutcome);
      },
    ),
    route('POST', '/messages/bulk/undo', 'workInbox', { body: bulkUndoSchema }, async (c, { bulk }) => {
      const changed = await inBatches(
        c.var.transaction,
        { action: 'undo' },
        async (db) => await undoBatch(db, bulk),
      );
      return c.json({ changed } satisfies BulkUndone);
    }),
  ];

  /** Each batch is a transaction with its own audit entry, so the log is right even if a later one fails. */
  async function inBatches(
    transaction: OperatorTransaction,
    details: { action: string },
    work: (db: Kysely<Tables>, by: Acting) => Promise<readonly string[]>,
  ): Promise<number> {
    let total = 0;
    for (;;) {
      const changed = await transaction(async (db, by) => {
        const count = (await work(db, by)).length;
        if (count > 0) await by.record('messages.changed', { details: { ...details, count } });
        return count;
      });
      total += changed;
      if (changed < bulkBatchSize) return total;
    }
  }
}
