import { type InferResult, sql } from 'kysely';
import type { Message, OtherMessage } from '#domain/api/inbox/message.ts';
import { addressKey } from '#domain/forms/email-address.ts';
import type { MessageChange } from '#domain/inbox/inbox-schemas.ts';
import { existing } from '#server/core/api/entry-id.ts';
import { isWritten } from '#server/core/store/rows.ts';
import type { Db } from '#server/core/store/store.ts';
import { messageColumns, storedMessage } from '#server/forms/support-messages.ts';
import { filtered, type InboxFilter } from './inbox-filter.ts';

export type InboxMessage = Omit<Message, 'due'> & { message: string };

type Page = InboxFilter & {
  before?: string | undefined;
  limit: number;
  isWhole?: boolean;
};

/** Characters. */
export const excerptLength = 280;

/** Newest first; `before` is an id. */
export async function listInbox(
  db: Db,
  { before, limit, isWhole = false, ...filter }: Page,
): Promise<InboxMessage[]> {
  const text = isWhole
    ? sql<string>`support_messages.message`
    : sql<string>`substr(support_messages.message, 1, ${sql.lit(excerptLength)})`;
  const rows = await filtered(db, withAssignee(db), filter)
    .select(text.as('message'))
    .$if(before !== undefined, (query) => query.where('support_messages.id', '<', before!))
    .orderBy('support_messages.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(inboxMessage);
}

/** Others of the same address, newest first, without what is in the bin. */
export async function listOthersOf(
  db: Db,
  { id, email }: Pick<InboxMessage, 'id' | 'email'>,
  limit: number,
): Promise<OtherMessage[]> {
  return await db
    .selectFrom('support_messages')
    .select(['id', 'reference', 'kind', 'receivedAt', 'status'])
    .select(sql<string>`substr(message, 1, ${sql.lit(excerptLength)})`.as('excerpt'))
    .where('emailKey', '=', addressKey(email))
    .where('id', '<>', id)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findInboxMessage(db: Db, id: string): Promise<InboxMessage | undefined> {
  const row = await withAssignee(db)
    .select('support_messages.message')
    .where('support_messages.id', '=', id)
    .executeTakeFirst();
  return row && inboxMessage(row);
}

/** Throws 404. */
export async function existingMessage(db: Db, id: string): Promise<InboxMessage> {
  return existing(await findInboxMessage(db, id));
}

/** False if the message is gone or no longer in `version`. */
export async function changeMessage(
  db: Db,
  id: string,
  version: number,
  { status, assignee: assigneeId, tags, followUp }: MessageChange,
): Promise<boolean> {
  const message = db.updateTable('support_messages').where('id', '=', id).where('version', '=', version);
  const change = { version: version + 1, status, assigneeId, followUp, tags: tags && JSON.stringify(tags) };
  // Undoing the bulk action must not undo later work.
  return await isWritten(message.set({ ...change, bulkId: null }));
}

function withAssignee(db: Db) {
  return db
    .selectFrom('support_messages')
    .leftJoin('operators', 'operators.id', 'support_messages.assigneeId')
    .select(messageColumns)
    .select(['version', 'tags', 'followUp', 'deletedAt'])
    .select(['assigneeId', 'operators.name as assigneeName']);
}

type MessageRow = InferResult<ReturnType<typeof withAssignee>>[number] & { message: string };

function inboxMessage({ tags, assigneeId: id, assigneeName: name, ...row }: MessageRow): InboxMessage {
  const assignee = id === null ? null : { id, name: name ?? '' };
  return { ...storedMessage(row), tags: JSON.parse(tags) as string[], assignee };
}
