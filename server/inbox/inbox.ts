import { sql } from 'kysely';
import type { Message, OtherMessage } from '#domain/api/inbox/message.ts';
import { addressKey } from '#domain/forms/email-address.ts';
import type { MessageChange } from '#domain/inbox/inbox-schemas.ts';
import { noEntry } from '#server/core/api/entry-id.ts';
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
    .select(['id', 'reference', 'kind', 'received_at as receivedAt', 'status'])
    .select(sql<string>`substr(message, 1, ${sql.lit(excerptLength)})`.as('excerpt'))
    .where('email_key', '=', addressKey(email))
    .where('id', '<>', id)
    .where('deleted_at', 'is', null)
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
  const message = await findInboxMessage(db, id);
  if (!message) throw noEntry();
  return message;
}

/** False if the message is gone or no longer in `version`. */
export async function changeMessage(
  db: Db,
  id: string,
  version: number,
  { status, assignee, tags, followUp }: MessageChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('support_messages')
    // Undoing the bulk action must not undo later work.
    .set({
      version: version + 1,
      bulk_id: null,
      status,
      assignee_id: assignee,
      tags: tags && JSON.stringify(tags),
      follow_up: followUp,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

function withAssignee(db: Db) {
  return db
    .selectFrom('support_messages')
    .leftJoin('operators', 'operators.id', 'support_messages.assignee_id')
    .select(messageColumns)
    .select(['version', 'tags', 'follow_up as followUp', 'deleted_at as deletedAt'])
    .select(['assignee_id', 'operators.name as assignee_name']);
}

type MessageRow = Parameters<typeof storedMessage>[0] &
  Pick<InboxMessage, 'version' | 'followUp' | 'deletedAt'> & {
    tags: string;
    assignee_id: string | null;
    assignee_name: string | null;
  };

function inboxMessage({ tags, assignee_id: id, assignee_name: name, ...row }: MessageRow): InboxMessage {
  const assignee = id === null ? null : { id, name: name ?? '' };
  return { ...storedMessage(row), tags: JSON.parse(tags) as string[], assignee };
}
