import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { addressKey } from '#domain/address-key.ts';
import { anyEntryId } from '#domain/entry-id.ts';
import type { MessageChange, MessageStatus, Narrowing } from '#domain/inbox.ts';
import { referenceIn } from '#domain/reference.ts';
import { searchText } from '#domain/search-text.ts';
import { messageFields } from '#domain/support-message.ts';
import { isUnconfirmed } from './confirmations.ts';
import { type StoredMessage, storedMessage } from './support-messages.ts';
import type { Tables } from './tables.ts';
import { containsAll } from './text-search.ts';

export type InboxMessage = StoredMessage & {
  version: number;
  assignee: { id: string; name: string } | null;
  deletedAt: string | null;
};

/**
 * Without `status`: all that are not suspected, but every declaration. `isBinned`: only the bin. `search` looks in
 * reference, kind, name, address, company, message, notes and replies, or for the id.
 */
export type InboxFilter = {
  status?: MessageStatus | undefined;
  only?: Narrowing | undefined;
  isBinned?: boolean | undefined;
  search?: string | undefined;
};

type Page = InboxFilter & {
  before?: string | undefined;
  limit: number;
  isWhole?: boolean;
};

export type InboxCounts = Record<MessageStatus | 'declarations' | 'unconfirmed' | 'binned', number>;

/** Each is a pass over the texts. */
const mostWords = 8;

/** Characters. */
export const excerptLength = 280;

/** Newest first; `before` is an id. */
export async function listInbox(
  db: Kysely<Tables>,
  { before, limit, isWhole = false, ...filter }: Page,
): Promise<InboxMessage[]> {
  const text = isWhole
    ? sql<string>`support_messages.message`
    : sql<string>`substr(support_messages.message, 1, ${sql.lit(excerptLength)})`;
  const rows = await filtered(withAssignee(db), filter)
    .select(text.as('message'))
    .$if(before !== undefined, (query) => query.where('support_messages.id', '<', before!))
    .orderBy('support_messages.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(inboxMessage);
}

export async function countListed(db: Kysely<Tables>, filter: InboxFilter): Promise<number> {
  const { count } = await filtered(db.selectFrom('support_messages'), filter)
    .select(db.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** `declarations` and `unconfirmed` include suspected ones. */
export async function countInbox(db: Kysely<Tables>, search: string | undefined): Promise<InboxCounts> {
  const rows = await db
    .selectFrom('support_messages')
    .select(['status', 'kind', isBinnedSql.as('is_binned'), db.fn.countAll().as('count')])
    .where(containing(search))
    .groupBy(['status', 'kind', isBinnedSql])
    .execute();
  const unconfirmed = await countListed(db, { only: 'unconfirmed', search });
  const counts: InboxCounts = {
    new: 0,
    open: 0,
    done: 0,
    suspected: 0,
    declarations: 0,
    unconfirmed,
    binned: 0,
  };
  for (const { status, kind, is_binned, count } of rows) {
    if (is_binned === 1) {
      counts.binned += Number(count);
      continue;
    }
    counts[status] += Number(count);
    if (kind !== 'message') counts.declarations += Number(count);
  }
  return counts;
}

export type EarlierMessage = Pick<InboxMessage, 'id' | 'reference' | 'kind' | 'receivedAt' | 'status'> & {
  excerpt: string;
};

/** Others of the same address, newest first, without what is in the bin. */
export async function listOthersOf(
  db: Kysely<Tables>,
  { id, email }: Pick<InboxMessage, 'id' | 'email'>,
  limit: number,
): Promise<EarlierMessage[]> {
  const rows = await db
    .selectFrom('support_messages')
    .select(['id', 'reference', 'kind', 'received_at', 'status'])
    .select(sql<string>`substr(message, 1, ${sql.lit(excerptLength)})`.as('excerpt'))
    .where('email_key', '=', addressKey(email))
    .where('id', '<>', id)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ received_at: receivedAt, ...row }) => ({ ...row, receivedAt }));
}

export async function findInboxMessage(db: Kysely<Tables>, id: string): Promise<InboxMessage | undefined> {
  const row = await withAssignee(db)
    .select('support_messages.message')
    .where('support_messages.id', '=', id)
    .executeTakeFirst();
  return row && inboxMessage(row);
}

/** False if the message is gone or no longer in `version`. */
export async function changeMessage(
  db: Kysely<Tables>,
  id: string,
  version: number,
  { status, assignee }: MessageChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('support_messages')
    .set({
      version: version + 1,
      // Undoing the bulk action must not undo later work.
      bulk_id: null,
      ...(status === undefined ? {} : { status }),
      ...(assignee === undefined ? {} : { assignee_id: assignee }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

const fieldColumns = messageFields
  .filter((field) => field !== 'message')
  .map((field) => `support_messages.${field}` as const);

function withAssignee(db: Kysely<Tables>) {
  return db
    .selectFrom('support_messages')
    .leftJoin('operators', 'operators.id', 'support_messages.assignee_id')
    .select([
      'support_messages.id',
      'support_messages.received_at',
      'support_messages.language',
      'support_messages.status',
      'support_messages.signals',
      'support_messages.kind',
      'support_messages.reference',
      'support_messages.cancellation',
      'support_messages.version',
      ...fieldColumns,
      'support_messages.assignee_id',
      'support_messages.deleted_at',
      'operators.name as assignee_name',
    ]);
}

type MessageRow = Parameters<typeof storedMessage>[0] & {
  version: number;
  assignee_id: string | null;
  assignee_name: string | null;
  deleted_at: string | null;
};

function inboxMessage(row: MessageRow): InboxMessage {
  const { version, assignee_id, assignee_name, deleted_at } = row;
  return {
    ...storedMessage(row),
    version,
    assignee: assignee_id === null ? null : { id: assignee_id, name: assignee_name ?? '' },
    deletedAt: deleted_at,
  };
}

const isBinnedSql = sql<number>`case when support_messages.deleted_at is null then 0 else 1 end`;

export function filtered<Db extends Tables, Output>(
  query: SelectQueryBuilder<Db, 'support_messages', Output>,
  { status, only, isBinned = false, search }: InboxFilter,
) {
  if (isBinned)
    return query.where(sql<boolean>`support_messages.deleted_at is not null`).where(containing(search));
  const hasAnyStatus = status === undefined && (only === 'unconfirmed' || only === 'declaration');
  return query
    .where(sql<boolean>`support_messages.deleted_at is null`)
    .$if(only === 'todo', (some) => some.where(sql<boolean>`support_messages.status in ('new', 'open')`))
    .$if(only === 'declaration', (some) => some.where(sql<boolean>`support_messages.kind <> 'message'`))
    .$if(only === 'unconfirmed', (some) => some.where(isUnconfirmed))
    .$if(!hasAnyStatus, (some) =>
      some.where(
        status === undefined
          ? sql<boolean>`support_messages.status <> 'suspected'`
          : sql<boolean>`support_messages.status = ${status}`,
      ),
    )
    .where(containing(search));
}

/** All words in any order, or the message whose reference is in `search`, or its id, as links have it. */
function containing(search = '') {
  const words = searchText(search).split(/\s+/).filter(Boolean).slice(0, mostWords);
  if (words.length === 0) return sql<boolean>`1 = 1`;
  const hasAll = containsAll('support_messages.search_text', words);
  const [id = null] = anyEntryId.exec(search.toLowerCase()) ?? [];
  const reference = referenceIn(search);
  return sql<boolean>`(${hasAll}
    ${id === null ? sql`` : sql`or support_messages.id = ${id}`}
    ${reference === undefined ? sql`` : sql`or support_messages.reference = ${reference}`})`;
}
