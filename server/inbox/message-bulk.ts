import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { BulkOutcome, BulkUndone } from '#domain/api/inbox/message.ts';
import type { BulkAct } from '#domain/inbox/inbox.ts';
import { bulkSchema, bulkUndoSchema } from '#domain/inbox/inbox-schemas.ts';
import { messageActs } from '#domain/inbox/message-acts.ts';
import { mostTags, uniqueTags } from '#domain/inbox/tags.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { Acting, AdminEnv } from '#server/core/api/admin-env.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { countRows } from '#server/core/store/rows.ts';
import type { Db } from '#server/core/store/store.ts';
import { blockSendersOf, unblockSendersOf } from '#server/forms/blocked-senders.ts';
import { holdConfirmations } from '#server/forms/confirmations.ts';
import { dueTimes, filtered, forgiving, type InboxFilter, storedFilter } from './inbox-filter.ts';

/** Bounds how long one transaction keeps other writers waiting. */
export const bulkBatchSize = 500;

/** Messages in the version that was seen, or all of a filter up to the id `until`. */
export type BulkSelection =
  | { messages: readonly { id: string; version: number }[] }
  | { filter: InboxFilter; until: string };

/** Messages that an act applies to (`actRefusal`). */
function allowed(act: BulkAct, today: string): RawBuilder<boolean> {
  const { statuses, kinds, isBinned } = messageActs[act.action];
  const isOther = act.action === 'followUp' ? sql`and follow_up is distinct from ${act.followUp}` : sql``;
  const isAgain = act.action === 'done' ? sql`or status = 'done' and follow_up <= ${today}` : sql``;
  const oneOf = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));
  return sql`deleted_at is ${isBinned ? sql`not null` : sql`null`}
    and (status in (${oneOf(statuses)}) ${isAgain}) and kind in (${oneOf(kinds)}) ${isOther}`;
}

/** The tags that selected messages have, each with what they become with one more. */
async function tagChanges(db: Db, selection: BulkSelection, tag: string): Promise<[string, string][]> {
  const rows = await db
    .selectFrom('support_messages')
    .select('tags')
    .distinct()
    .where('id', 'in', selectedIds(db, selection))
    .execute();
  return rows
    .map(({ tags }): [string, string[]] => [tags, uniqueTags([...(JSON.parse(tags) as string[]), tag])])
    .filter(([before, after]) => after.length <= mostTags && JSON.stringify(after) !== before)
    .map(([before, after]): [string, string] => [before, JSON.stringify(after)])
    .slice(0, bulkBatchSize);
}

export async function countSelected(db: Db, selection: BulkSelection): Promise<number> {
  if ('messages' in selection) return selection.messages.length;
  return await countRows(db.selectFrom(selectedIds(db, selection).as('selected')));
}

type Change = {
  act: BulkAct;
  selection: BulkSelection;
  bulkId: string;
  at: string;
  today: string;
  operatorId: string;
};

/**
 * Changes at most `bulkBatchSize` messages; call it in a transaction, repeatedly until it returns fewer. Skips messages
 * changed since and keeps old values under `bulkId` for `undoBatch`. Returns the changed ids.
 */
export async function changeBatch(
  db: Db,
  { act, selection, bulkId, at, today, operatorId }: Change,
): Promise<string[]> {
  const { status, bin } = messageActs[act.action];
  const tags = act.action === 'tag' ? await tagChanges(db, selection, act.tag) : undefined;
  if (tags?.length === 0) return [];
  const isTagged = tags && sql`and tags in (${sql.join(tags.map(([before]) => before))})`;
  const where = sql<boolean>`${allowed(act, today)} ${isTagged ?? sql``}`;
  const batch = db
    .selectFrom('support_messages')
    .select('id')
    .where(where)
    .where('id', 'in', selectedIds(db, selection))
    .limit(bulkBatchSize);
  const rows = await db
    .updateTable('support_messages')
    .set({
      version: sql`version + 1`,
      bulkId,
      // The values before this statement.
      statusBefore: sql`status`,
      deletedBefore: sql`deleted_at`,
      followUpBefore: sql`follow_up`,
      tagsBefore: sql`tags`,
      ...(act.action === 'followUp' && { followUp: act.followUp }),
      ...(tags && { tags: sql`case tags ${sql.join(tags.map(becomes), sql` `)} end` }),
      // The rule of `followUpAfter`.
      ...(status === 'suspected' && { followUp: null }),
      ...(status === 'done' && { followUp: sql`case when follow_up > ${today} then follow_up end` }),
      ...(status === undefined ? {} : { status: sql`${status}` }),
      ...(bin === undefined ? {} : { deletedAt: bin === 'in' ? at : null }),
    })
    .where(where)
    .where('id', 'in', batch)
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  if (act.action === 'spam') {
    await blockSendersOf(db, ids, { operatorId, at });
    await holdConfirmations(db, ids);
  }
  if (act.action === 'notSpam') await unblockSendersOf(db, ids);
  return ids;
}

function becomes([before, after]: [string, string]) {
  return sql`when ${before} then ${after}`;
}

/** Skips messages changed since; call it repeatedly like `changeBatch`. Returns their ids. */
export async function undoBatch(db: Db, bulkId: string): Promise<string[]> {
  const batch = db
    .selectFrom('support_messages')
    .select('id')
    .where('bulkId', '=', bulkId)
    .limit(bulkBatchSize);
  const rows = await db
    .updateTable('support_messages')
    .set({
      version: sql`version + 1`,
      status: sql`status_before`,
      deletedAt: sql`deleted_before`,
      followUp: sql`follow_up_before`,
      tags: sql`tags_before`,
      bulkId: null,
    })
    .where('bulkId', '=', bulkId)
    .where('id', 'in', batch)
    .returning(['id', 'status'])
    .execute();
  await unblockSendersOf(
    db,
    rows.filter(({ status }) => status !== 'suspected').map(({ id }) => id),
  );
  return rows.map(({ id }) => id);
}

function selectedIds(db: Db, selection: BulkSelection) {
  if ('filter' in selection) {
    return filtered(db, db.selectFrom('support_messages'), selection.filter)
      .select('id')
      .where('id', '<=', selection.until);
  }
  const seen = selection.messages.map(({ id, version }) => sql`(${id}, ${sql.lit(version)})`);
  return db
    .selectFrom('support_messages')
    .select('id')
    .where(sql<boolean>`(id, version) in (values ${sql.join(seen)})`);
}

function actOf({ action, tag, followUp }: z.infer<typeof bulkSchema>): BulkAct {
  if (action === 'tag' && tag !== undefined) return { action, tag };
  if (action === 'followUp' && followUp !== undefined) return { action, followUp };
  if (action === 'tag' || action === 'followUp') throw invalidFields([{ field: action, code: 'required' }]);
  return { action };
}

/** Acts on messages as they were seen, or on a filter up to the newest one seen; POST /undo reverts it. */
export function messageBulkRoutes(parts: AdminParts): Route[] {
  const { store } = parts;

  return [
    route('POST', '/messages/bulk', 'workInbox', { body: bulkSchema }, async (c, input) => {
      const { messages, all } = input;
      const act = actOf(input);
      if (!all && !messages?.length) throw invalidFields([{ field: 'messages', code: 'required' }]);
      const selection = all
        ? { filter: await forgiving(store.db, storedFilter(c, all, parts)), until: all.until }
        : { messages: messages ?? [] };
      const { today } = dueTimes(parts);
      const bulkId = randomUUID();
      const count = await countSelected(store.db, selection);
      const changed = await inBatches(
        c,
        act.action,
        async (db, { id: operatorId, at }) =>
          await changeBatch(db, { act, selection, bulkId, at, today, operatorId }),
      );
      const skipped = Math.max(0, count - changed);
      return c.json({ bulk: bulkId, changed, skipped } satisfies BulkOutcome);
    }),
    route('POST', '/messages/bulk/undo', 'workInbox', { body: bulkUndoSchema }, async (c, { bulk }) => {
      const changed = await inBatches(c, 'undo', async (db) => await undoBatch(db, bulk));
      return c.json({ changed } satisfies BulkUndone);
    }),
  ];
}

/** Each batch is a transaction with its own audit entry, so the log is right even if a later one fails. */
async function inBatches(
  c: Context<AdminEnv>,
  action: BulkAct['action'] | 'undo',
  work: (db: Db, by: Acting) => Promise<readonly string[]>,
): Promise<number> {
  let total = 0;
  for (;;) {
    const changed = await c.var.transaction(async (db, by) => {
      const count = (await work(db, by)).length;
      if (count > 0) await by.record('messages.changed', { details: { action, count } });
      return count;
    });
    total += changed;
    if (changed < bulkBatchSize) return total;
  }
}
