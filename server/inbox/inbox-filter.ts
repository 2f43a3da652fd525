import type { Context } from 'hono';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { referenceIn } from '#domain/forms/reference.ts';
import type { MessageStatus } from '#domain/inbox/inbox.ts';
import { messageStatuses, type Narrowing, narrowings } from '#domain/inbox/inbox.ts';
import { workingDaysBefore } from '#domain/inbox/working-days.ts';
import { anyEntryId } from '#domain/site/entry-id.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { AdminEnv } from '#server/core/api/admin-env.ts';
import { choiceQuery, textQuery } from '#server/core/api/list-query.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { containing, searchWords } from '#server/core/store/text-search.ts';
import { isUnconfirmed } from '#server/forms/confirmations.ts';
import { hasLastWord } from './incoming/incoming-mails.ts';

/**
 * If `status` is missing: all messages that are not suspected, and every declaration. `isBinned`: only the bin. `search` looks in
 * reference, kind, name, address and company, together with the message or one of its notes, replies and mails; or for
 * the id.
 */
export type InboxFilter = {
  status?: MessageStatus | undefined;
  only?:
    | Exclude<Narrowing, 'mine' | 'overdue'>
    | { assignee: string }
    | { overdueBefore: string }
    | undefined;
  isBinned?: boolean | undefined;
  search?: string | undefined;
};

type Parts = Pick<AdminParts, 'content' | 'clock'>;

/** `status` (default: all but suspected), search text `q`, `kind` (one of `narrowings`), `bin=1`. */
export function inboxFilter(c: Context<AdminEnv>, parts: Parts): InboxFilter {
  return {
    status: choiceQuery(c, 'status', messageStatuses),
    only: storedNarrowing(c, choiceQuery(c, 'kind', narrowings), parts),
    isBinned: choiceQuery(c, 'bin', ['1']) !== undefined,
    search: textQuery(c, 'q'),
  };
}

/** The store knows neither the promise nor who asks. */
export function storedNarrowing(
  c: Context<AdminEnv>,
  only: Narrowing | undefined,
  parts: Parts,
): InboxFilter['only'] {
  if (only === 'overdue') return { overdueBefore: replyTime(parts).overdueBefore };
  return only === 'mine' ? { assignee: c.var.operator.id } : only;
}

/** Where the site promises no time. */
const usualReplyDays = 2;

/** The published working days until a reply, and the moment before which a message without one is overdue. */
export function replyTime({ content, clock }: Parts) {
  const replyWorkingDays = content().site.replyWorkingDays ?? usualReplyDays;
  return {
    replyWorkingDays,
    overdueBefore: workingDaysBefore(clock(), replyWorkingDays).toISOString(),
  };
}

/** Written like the condition of its index. */
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

/** To be done and assigned to this operator. */
function isAssignedTo(operatorId: string): RawBuilder<boolean> {
  // Joined, so that the index of the few that are to be done is taken and not that of all the operator ever had.
  return sql<boolean>`(${isToDo} and support_messages.assignee_id || '' = ${operatorId})`;
}

export function filtered<Db extends Tables, Output>(
  db: Kysely<Tables>,
  query: SelectQueryBuilder<Db, 'support_messages', Output>,
  { search, ...folder }: InboxFilter,
) {
  return query.where(isIn(folder)).where(found(db, search));
}

const narrowed = {
  todo: isToDo,
  answered: isAnswered,
  declaration: sql<boolean>`support_messages.kind <> 'message'`,
  unconfirmed: isUnconfirmed,
};

function narrowedBy(only: NonNullable<InboxFilter['only']>): RawBuilder<boolean> {
  if (typeof only === 'string') return narrowed[only];
  return 'assignee' in only ? isAssignedTo(only.assignee) : isOverdue(only.overdueBefore);
}

/** Whether a message is in the folder, whatever its texts. */
export function isIn({ status, only, isBinned = false }: InboxFilter): RawBuilder<boolean> {
  if (isBinned) return sql<boolean>`support_messages.deleted_at is not null`;
  const conditions = [sql<boolean>`support_messages.deleted_at is null`];
  if (only !== undefined) conditions.push(narrowedBy(only));
  if (status !== undefined) conditions.push(sql<boolean>`support_messages.status = ${sql.lit(status)}`);
  else if (only === undefined) conditions.push(sql<boolean>`support_messages.status <> 'suspected'`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** All words in any order, or the message whose reference is in `search`, or its id, as links have it. */
export function found(db: Kysely<Tables>, search = ''): RawBuilder<boolean> {
  const words = searchWords(search);
  if (words.length === 0) return sql<boolean>`1 = 1`;
  const [id = null] = anyEntryId.exec(search.toLowerCase()) ?? [];
  const reference = referenceIn(search);
  return sql<boolean>`(${containing(db, 'support_messages', words)}
    ${id === null ? sql`` : sql`or support_messages.id = ${id}`}
    ${reference === undefined ? sql`` : sql`or support_messages.reference = ${reference}`})`;
}
