import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { BulkAction } from '#domain/inbox/inbox.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { blockSendersOf, unblockSendersOf } from '#server/forms/blocked-senders.ts';
import { holdConfirmations } from '#server/forms/confirmations.ts';
import { filtered, found, type InboxFilter } from './inbox-filter.ts';

/** Bounds how long one transaction keeps other writers waiting. */
export const bulkBatchSize = 500;

/** Messages in the version somebody saw, or all of a filter up to the id `until`. */
export type BulkSelection =
  | { messages: readonly { id: string; version: number }[] }
  | { filter: InboxFilter; until: string };

/** Which messages an action applies to, and what it changes. The law requires keeping declarations. */
const actions: Readonly<
  Record<BulkAction, { where: RawBuilder<boolean>; status?: string; bin?: 'in' | 'out' }>
> = {
  spam: { where: sql`deleted_at is null and status <> 'suspected'`, status: 'suspected' },
  notSpam: { where: sql`deleted_at is null and status = 'suspected'`, status: 'new' },
  done: { where: sql`deleted_at is null and status in ('new', 'open')`, status: 'done' },
  delete: { where: sql`deleted_at is null and kind = 'message'`, bin: 'in' },
  restore: { where: sql`deleted_at is not null`, bin: 'out' },
};

export async function countSelected(db: Kysely<Tables>, selection: BulkSelection): Promise<number> {
  if ('messages' in selection) return selection.messages.length;
  const { count } = await filtered(
    db.selectFrom('support_messages'),
    selection.filter,
    found(db, selection.filter.search),
  )
    .select(db.fn.countAll().as('count'))
    .where('id', '<=', selection.until)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Change = {
  action: BulkAction;
  selection: BulkSelection;
  bulkId: string;
  at: string;
  operatorId: string;
};

/**
 * Changes at most `bulkBatchSize` messages; call it in a transaction, repeatedly until it returns fewer. Skips messages
 * changed meanwhile and keeps old values under `bulkId` for `undoBatch`. Returns the changed ids.
 */
export async function changeBatch(
  db: Kysely<Tables>,
  { action, selection, bulkId, at, operatorId }: Change,
): Promise<string[]> {
  const { where, status, bin } = actions[action];
  const searched = found(db, 'filter' in selection ? selection.filter.search : undefined);
  const batch = db
    .selectFrom('support_messages')
    .select('id')
    .where(where)
    .where('id', 'in', selectedIds(db, selection, searched))
    .limit(bulkBatchSize);
  const rows = await db
    .updateTable('support_messages')
    .set({
      version: sql`version + 1`,
      bulk_id: bulkId,
      // The values before this statement.
      status_before: sql`status`,
      deleted_before: sql`deleted_at`,
      ...(status === undefined ? {} : { status: sql`${status}` }),
      ...(bin === undefined ? {} : { deleted_at: bin === 'in' ? at : null }),
    })
    .where(where)
    .where('id', 'in', batch)
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  if (action === 'spam') {
    await blockSendersOf(db, ids, { operatorId, at });
    await holdConfirmations(db, ids);
  }
  if (action === 'notSpam') await unblockSendersOf(db, ids);
  return ids;
}

/** Skips messages changed since; call it repeatedly like `changeBatch`. Returns their ids. */
export async function undoBatch(db: Kysely<Tables>, bulkId: string): Promise<string[]> {
  const batch = db
    .selectFrom('support_messages')
    .select('id')
    .where('bulk_id', '=', bulkId)
    .limit(bulkBatchSize);
  const rows = await db
    .updateTable('support_messages')
    .set({
      version: sql`version + 1`,
      status: sql`status_before`,
      deleted_at: sql`deleted_before`,
      bulk_id: null,
    })
    .where('bulk_id', '=', bulkId)
    .where('id', 'in', batch)
    .returning(['id', 'status'])
    .execute();
  await unblockSendersOf(
    db,
    rows.filter(({ status }) => status !== 'suspected').map(({ id }) => id),
  );
  return rows.map(({ id }) => id);
}

function selectedIds(db: Kysely<Tables>, selection: BulkSelection, searched: RawBuilder<boolean>) {
  if ('filter' in selection) {
    return filtered(db.selectFrom('support_messages'), selection.filter, searched)
      .select('id')
      .where('id', '<=', selection.until);
  }
  const seen = selection.messages.map(({ id, version }) => sql`(${id}, ${sql.lit(version)})`);
  return db
    .selectFrom('support_messages')
    .select('id')
    .where(sql<boolean>`(id, version) in (values ${sql.join(seen)})`);
}
