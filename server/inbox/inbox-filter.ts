import type { Context } from 'hono';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Message } from '#domain/api/inbox/message.ts';
import { refundDays } from '#domain/forms/declaration-deadline.ts';
import { referenceIn } from '#domain/forms/reference.ts';
import { type Due, dueOf } from '#domain/inbox/due.ts';
import type { MessageKind, MessageStatus, Narrowing } from '#domain/inbox/inbox.ts';
import { type InboxChoice, inboxChoiceSchema } from '#domain/inbox/inbox-schemas.ts';
import { withNumberWord } from '#domain/inbox/search-numbers.ts';
import { searchText } from '#domain/inbox/search-text.ts';
import { dayAfter, workingDayBefore } from '#domain/inbox/working-days.ts';
import { fieldErrors } from '#domain/language/text-rules.ts';
import { localIn, momentIn } from '#domain/language/zone-time.ts';
import { anyEntryId } from '#domain/site/entry-id.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { AdminEnv } from '#server/core/api/admin-env.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { isFound } from '#server/core/store/rows.ts';
import { isAmongNewest, similarSearches } from '#server/core/store/similar-searches.ts';
import type { Db } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { containsAll, idsOfTexts, idsWith, searchWords } from '#server/core/store/text-search.ts';
import { isUnconfirmed } from '#server/forms/confirmations.ts';
import { hasLastWord } from './incoming/incoming-mails.ts';

/**
 * If `status` is missing: all messages that are not suspected, and every declaration. `isBinned`: only the bin. `search` looks in
 * reference, kind, name, address and company, together with the message or one of its notes, replies and mails; or for
 * the id. Of several searches one must find the message.
 */
export type InboxFilter = Narrower & {
  status?: MessageStatus | undefined;
  only?:
    | Exclude<Narrowing, 'mine' | 'due'>
    | { assignee: string }
    | { due: DueDays }
    | { overdueBefore: string }
    | undefined;
  isBinned?: boolean | undefined;
};

/** Narrows every folder. `assignee` null: assigned to no operator. */
export type Narrower = {
  kind?: MessageKind | undefined;
  assignee?: string | null | undefined;
  tag?: string | undefined;
  search?: string | readonly string[] | undefined;
};

export type DueTimes = ReturnType<typeof dueTimes>;

/** Messages without a reply are due if received before `repliesBefore`, withdrawals before `refundsBefore`. */
export type DueDays = { today: string; repliesBefore: string; refundsBefore: string };

type Parts = Pick<AdminParts, 'content' | 'clock'>;

/** From the query of the request. Throws 422. */
export function queryFilter(c: Context<AdminEnv>, parts: Parts): InboxFilter {
  const given = Object.entries(c.req.query()).filter(([, value]) => value !== '');
  const choice = inboxChoiceSchema.safeParse(Object.fromEntries(given));
  if (!choice.success) throw invalidFields(fieldErrors(choice));
  return storedFilter(c, choice.data, parts);
}

/** The store knows neither the promise nor who asks. */
export function storedFilter(
  c: Context<AdminEnv>,
  { only, bin, q, assignee, ...same }: InboxChoice,
  parts: Parts,
): InboxFilter {
  const { id } = c.var.operator;
  const narrowing = { mine: { assignee: id }, due: { due: dueTimes(parts) } };
  return {
    ...same,
    only: only === 'mine' || only === 'due' ? narrowing[only] : only,
    isBinned: bin !== undefined,
    assignee: assignee === 'me' ? id : assignee === 'none' ? null : assignee,
    search: q,
  };
}

/** Where the site promises no time. */
const usualReplyDays = 2;

/** Days in the time zone of the site. A message that came before `overdueBefore` has waited longer than promised. */
export function dueTimes({ content, clock }: Parts) {
  const { timeZone, replyWorkingDays: promised } = content().site;
  const replyWorkingDays = promised ?? usualReplyDays;
  const dayOf = (moment: string) => localIn(timeZone, new Date(moment)).slice(0, 10);
  const startOf = (day: string) => momentIn(timeZone, `${day}T00:00`).toISOString();
  const today = dayOf(clock().toISOString());
  const tomorrow = dayAfter(today, 1);
  return {
    dayOf,
    today,
    replyWorkingDays,
    overdueBefore: startOf(workingDayBefore(today, replyWorkingDays)),
    repliesBefore: startOf(workingDayBefore(tomorrow, replyWorkingDays)),
    refundsBefore: startOf(dayAfter(tomorrow, -refundDays)),
  };
}

export function dueOfMessage(message: Omit<Message, 'due'>, replies: number, times: DueTimes): Due | null {
  return dueOf({ ...message, receivedDay: times.dayOf(message.receivedAt), isReplied: replies > 0 }, times);
}

/** Written like the condition of its index. */
const isToDo = sql<boolean>`case when support_messages.status in ('new', 'open') then 1 else 0 end = 1`;

/** One that was done is opened by the answer; what is new waits anyway. */
export const isAnswered = sql<boolean>`(support_messages.status = 'open' and exists (select 1 from incoming_mails
  where incoming_mails.message_id = support_messages.id and ${hasLastWord}))`;

/** Messages of the contact form, to be done and without a reply since before this moment. */
function awaitsReplySince(overdueBefore: string): RawBuilder<boolean> {
  // Joined, so that the index of the few that are to be done is taken and not that of all before this time.
  return sql<boolean>`(support_messages.kind = 'message' and ${isToDo}
    and support_messages.received_at || '' < ${overdueBefore}
    and not exists (select 1 from message_replies where message_replies.message_id = support_messages.id))`;
}

/** In SQL what `dueOf` judges. */
function isDue({ today, repliesBefore, refundsBefore }: DueDays): RawBuilder<boolean> {
  return sql<boolean>`(
    case when support_messages.status in ('new', 'open') or support_messages.follow_up is not null then 1 else 0 end = 1
    and (support_messages.follow_up || '' <= ${today} or ${awaitsReplySince(repliesBefore)}
      or support_messages.kind = 'withdrawal' and ${isToDo} and support_messages.received_at || '' < ${refundsBefore}))`;
}

/** To be done and assigned to this operator. */
function isAssignedTo(operatorId: string): RawBuilder<boolean> {
  // Joined, so that the index of the few that are to be done is taken and not that of all the operator ever had.
  return sql<boolean>`(${isToDo} and support_messages.assignee_id || '' = ${operatorId})`;
}

export function filtered<All extends Tables, Output>(
  db: Db,
  query: SelectQueryBuilder<All, 'support_messages', Output>,
  filter: InboxFilter,
) {
  return query.where(isIn(filter)).where(found(db, filter));
}

const narrowed = {
  todo: isToDo,
  answered: isAnswered,
  declaration: sql<boolean>`support_messages.kind <> 'message'`,
  unconfirmed: isUnconfirmed,
};

function narrowedBy(only: NonNullable<InboxFilter['only']>): RawBuilder<boolean> {
  if (typeof only === 'string') return narrowed[only];
  if ('due' in only) return isDue(only.due);
  return 'assignee' in only ? isAssignedTo(only.assignee) : awaitsReplySince(only.overdueBefore);
}

/** Whether a message is in the folder. */
export function isIn({ status, only, isBinned = false, ...narrower }: InboxFilter): RawBuilder<boolean> {
  if (isBinned) return sql<boolean>`support_messages.deleted_at is not null`;
  const conditions = [sql<boolean>`support_messages.deleted_at is null`];
  if (only !== undefined) conditions.push(narrowedBy(only));
  if (status !== undefined) {
    const column = hasOwnIndex(narrower) ? sql`support_messages.status || ''` : sql`support_messages.status`;
    conditions.push(sql<boolean>`${column} = ${sql.lit(status)}`);
  } else if (only === undefined) conditions.push(sql<boolean>`support_messages.status <> 'suspected'`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/**
 * SQLite does not know which index leads to the fewest messages. It takes that of a small folder, else that of a tag or of
 * declarations, else that of an assignee with a status: conditions on the other columns fit no index.
 */
function hasOwnIndex({ kind = 'message', tag }: Narrower): boolean {
  return kind !== 'message' || tag !== undefined;
}

/** Whether a message fits the narrower part of the filter, whatever its folder. */
export function found(db: Db, filter: InboxFilter): RawBuilder<boolean> {
  const { kind, assignee, tag, only, isBinned = false, search = '' } = filter;
  const isSmall = only !== undefined || isBinned;
  const conditions = [hasText(db, search)];
  if (kind !== undefined) conditions.push(sql`support_messages.kind = ${kind}`);
  if (tag !== undefined) conditions.push(containsAll('support_messages.tags', [JSON.stringify(tag)]));
  if (!isSmall && tag !== undefined) conditions.push(sql`support_messages.tags <> '[]'`);
  else if (!isSmall && hasOwnIndex(filter)) conditions.push(sql`support_messages.kind <> 'message'`);
  if (assignee !== undefined && (isSmall || hasOwnIndex(filter)))
    conditions.push(sql`coalesce(support_messages.assignee_id, '') = ${assignee ?? ''}`);
  else if (assignee === null) conditions.push(sql`support_messages.assignee_id is null`);
  else if (assignee !== undefined) conditions.push(sql`support_messages.assignee_id = ${assignee}`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** All words in any order, a telephone number in any spelling, or the message whose reference or id is in the search. */
function hasText(db: Db, search: InboxFilter['search'] = ''): RawBuilder<boolean> {
  const ids = [search].flat().flatMap((one) => idsFound(db, one));
  return ids.length === 0
    ? sql<boolean>`1 = 1`
    : sql<boolean>`support_messages.id in (${sql.join(ids, sql` union `)})`;
}

/** Queries of ids; none if the search has no words. */
function idsFound(db: Db, search: string): RawBuilder<unknown>[] {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const [id] = anyEntryId.exec(search.toLowerCase()) ?? [];
  const reference = referenceIn(search);
  const withNumber = withNumberWord(searchText(search));
  return [
    idsWith(db, 'support_messages', words),
    ...(withNumber === undefined ? [] : [idsOfTexts(db, 'support_messages', searchWords(withNumber))]),
    ...(id === undefined ? [] : [sql`select ${id}`]),
    ...(reference === undefined ? [] : [sql`select id from support_messages where reference = ${reference}`]),
  ];
}

/** If nothing is found in any folder, the filter with similar searches that find something. */
export async function forgiving(db: Db, filter: InboxFilter): Promise<InboxFilter> {
  const { search } = filter;
  if (typeof search !== 'string' || searchWords(search).length === 0) return filter;
  // Most searches find something among the newest texts.
  if (await isAmongNewest(db, 'support_messages', search)) return filter;
  const first = db.selectFrom('support_messages').select('id').where(hasText(db, search)).limit(1);
  if (await isFound(first)) return filter;
  const similar = await similarSearches(db, 'support_messages', search);
  return similar.length === 0 ? filter : { ...filter, search: similar };
}
