import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { addressKey } from '#domain/address-key.ts';
import { anyEntryId } from '#domain/entry-id.ts';
import type { MessageChange, MessageStatus, Narrowing } from '#domain/inbox.ts';
import { referenceIn } from '#domain/reference.ts';
import { messageFields } from '#domain/support-message.ts';
import { isUnconfirmed } from './confirmations.ts';
import { countAtMost } from './count-at-most.ts';
import { hasLastWord } from './incoming-mails.ts';
import { type StoredMessage, storedMessage } from './support-messages.ts';
import type { Tables } from './tables.ts';
import { containing, searchWords } from './text-search.ts';

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
  only?: Exclude<Narrowing, 'overdue'> | { overdueBefore: string } | undefined;
  isBinned?: boolean | undefined;
  search?: string | undefined;
};

type Page = InboxFilter & {
  before?: string | undefined;
  limit: number;
  isWhole?: boolean;
};

export type InboxCounts = Record<
  MessageStatus | 'overdue' | 'answered' | 'declarations' | 'unconfirmed' | 'binned',
  number
>;

/** Of what a search finds, the newest are counted. */
const mostFound = 1000;

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
  const rows = await filtered(withAssignee(db), filter, await found(db, filter.search))
    .select(text.as('message'))
    .$if(before !== undefined, (query) => query.where('support_messages.id', '<', before!))
    .orderBy('support_messages.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(inboxMessage);
}

/** Stops after `mostCounted`. */
export async function countListed(db: Kysely<Tables>, filter: InboxFilter): Promise<number> {
  return await countAtMost(
    db,
    filtered(db.selectFrom('support_messages'), filter, await found(db, filter.search)),
  );
}

/**
 * `declarations` and `unconfirmed` include suspected ones. Each stops after `mostCounted`; of a search that finds more
 * than it counts, every count is the least.
 */
export async function countInbox(
  db: Kysely<Tables>,
  search: string | undefined,
  overdueBefore: string,
): Promise<{ counts: InboxCounts; areLeast: boolean }> {
  if (searchWords(search ?? '').length > 0) return await countFound(db, search!, overdueBefore);
  const counts: InboxCounts = { ...none };
  const folders = { ...simpleFolders, overdue: { only: { overdueBefore } } };
  for (const folder of Object.keys(none) as (keyof InboxCounts)[])
    counts[folder] = await countListed(db, folders[folder]);
  return { counts, areLeast: false };
}

async function countFound(
  db: Kysely<Tables>,
  search: string,
  overdueBefore: string,
): Promise<{ counts: InboxCounts; areLeast: boolean }> {
  const rows = await db
    .selectFrom('support_messages')
    .select([
      'status',
      'kind',
      'deleted_at',
      sql<number>`case when ${isUnconfirmed} then 1 else 0 end`.as('is_unconfirmed'),
      sql<number>`case when ${isOverdue(overdueBefore)} then 1 else 0 end`.as('is_overdue'),
      sql<number>`case when ${isAnswered} then 1 else 0 end`.as('is_answered'),
    ])
    .where(await found(db, search, mostFound + 1))
    .orderBy('id', 'desc')
    .limit(mostFound + 1)
    .execute();
  const counts: InboxCounts = { ...none };
  for (const { status, kind, deleted_at, is_unconfirmed, is_overdue, is_answered } of rows) {
    if (deleted_at !== null) {
      counts.binned += 1;
      continue;
    }
    counts[status] += 1;
    if (kind !== 'message') counts.declarations += 1;
    counts.unconfirmed += Number(is_unconfirmed);
    counts.overdue += Number(is_overdue);
    counts.answered += Number(is_answered);
  }
  return { counts, areLeast: rows.length > mostFound };
}

const none: Readonly<InboxCounts> = {
  new: 0,
  open: 0,
  done: 0,
  suspected: 0,
  overdue: 0,
  answered: 0,
  declarations: 0,
  unconfirmed: 0,
  binned: 0,
};

const simpleFolders: Readonly<Record<Exclude<keyof InboxCounts, 'overdue'>, InboxFilter>> = {
  new: { status: 'new' },
  open: { status: 'open' },
  done: { status: 'done' },
  suspected: { status: 'suspected' },
  answered: { only: 'answered' },
  declarations: { only: 'declaration' },
  unconfirmed: { only: 'unconfirmed' },
  binned: { isBinned: true },
};

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

/** As the condition of its index is written. */
const isToDo = sql<boolean>`case when support_messages.status in ('new', 'open') then 1 else 0 end = 1`;

/** One that was done is opened by the answer; what is new waits anyway. */
export const isAnswered = sql<boolean>`(support_messages.status = 'open' and exists (select 1 from incoming_mails
  where incoming_mails.message_id = support_messages.id and ${hasLastWord}))`;

/** Messages of the contact form, to be done and without a reply since before this moment. */
function isOverdue(overdueBefore: string): RawBuilder<boolean> {
  // Joined, so that the index of the few that are to be done is taken and not that of all before this time.
  return sql<boolean>`(support_messages.kind = 'message' and ${isToDo}
    and support_messages.received_at || '' < ${overdueBefore}
    and not exists (select 1 from message_replies where message_replies.message_id = support_messages.id))`;
}

/** `searched` from `found`. */
export function filtered<Db extends Tables, Output>(
  query: SelectQueryBuilder<Db, 'support_messages', Output>,
  { status, only, isBinned = false }: Omit<InboxFilter, 'search'>,
  searched: RawBuilder<boolean>,
) {
  if (isBinned) return query.where(sql<boolean>`support_messages.deleted_at is not null`).where(searched);
  const overdueBefore = typeof only === 'object' ? only.overdueBefore : undefined;
  const hasAnyStatus = status === undefined && only !== undefined;
  return query
    .where(sql<boolean>`support_messages.deleted_at is null`)
    .$if(only === 'todo', (some) => some.where(isToDo))
    .$if(overdueBefore !== undefined, (some) => some.where(isOverdue(overdueBefore!)))
    .$if(only === 'answered', (some) => some.where(isAnswered))
    .$if(only === 'declaration', (some) => some.where(sql<boolean>`support_messages.kind <> 'message'`))
    .$if(only === 'unconfirmed', (some) => some.where(isUnconfirmed))
    .$if(!hasAnyStatus, (some) =>
      some.where(
        status === undefined
          ? sql<boolean>`support_messages.status <> 'suspected'`
          : sql<boolean>`support_messages.status = ${sql.lit(status)}`,
      ),
    )
    .where(searched);
}

/** All words in any order, or the message whose reference is in `search`, or its id, as links have it. */
export async function found(db: Kysely<Tables>, search = '', newest?: number): Promise<RawBuilder<boolean>> {
  const words = searchWords(search);
  if (words.length === 0) return sql<boolean>`1 = 1`;
  const hasAll = await containing(db, 'support_messages', words, newest);
  const [id = null] = anyEntryId.exec(search.toLowerCase()) ?? [];
  const reference = referenceIn(search);
  return sql<boolean>`(${hasAll}
    ${id === null ? sql`` : sql`or support_messages.id = ${id}`}
    ${reference === undefined ? sql`` : sql`or support_messages.reference = ${reference}`})`;
}
