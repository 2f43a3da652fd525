import type { Kysely } from 'kysely';
import { addressKey } from '#domain/address-key.ts';
import type { IncomingMail } from '#domain/answers/incoming-mail.ts';
import type { MessageNote } from '#domain/answers/message.ts';
import type { Erased, MessageMatch, ResponseMatch } from '#domain/answers/person.ts';
import type { KeptResponse } from '#domain/answers/response.ts';
import { searchText } from '#domain/search-text.ts';
import { findInboxMessage, type InboxMessage } from './inbox.ts';
import { listIncomingMails } from './incoming-mails.ts';
import { listNotes } from './message-notes.ts';
import { listReplies, type StoredReply } from './message-replies.ts';
import { listMailsAbout, type OutboxEntry } from './outbox.ts';
import { findResponse } from './response-list.ts';
import { teach } from './spam-words.ts';
import type { Tables } from './tables.ts';
import { containing, searchWords } from './text-search.ts';

export type PersonQuery = { email?: string | undefined; name?: string | undefined };

export type PersonMessage = InboxMessage & {
  notes: MessageNote[];
  replies: StoredReply[];
  incoming: IncomingMail[];
  mails: OutboxEntry[];
};

export type PersonRecords = {
  messages: (PersonMessage & { match: MessageMatch })[];
  responses: (KeptResponse & { match: ResponseMatch })[];
};

/** The law asks for everything, however long it takes. */
const all = Number.MAX_SAFE_INTEGER;

/** Of each kind, of those found by a name. */
export const mostByName = 100;

/**
 * LAW-23. Messages by address, also of mails in the threads of others, and everything by parts of a name in any spelling. The survey asks for no address:
 * responses are the person's if they contain it, and probably if their name is that of the person's messages.
 */
export async function findPerson(db: Kysely<Tables>, { email, name }: PersonQuery): Promise<PersonRecords> {
  const found = new Map<string, MessageMatch>();
  const names = new Set<string>();
  for (const row of email === undefined ? [] : await messagesOf(db, email)) {
    found.set(row.id, 'address');
    names.add(searchText(row.name));
  }
  for (const id of email === undefined ? [] : await threadsWith(db, email))
    if (!found.has(id)) found.set(id, 'thread');
  if (name !== undefined) {
    for (const id of await namedLike(db, 'support_messages', name)) if (!found.has(id)) found.set(id, 'name');
    if (email !== undefined) names.add(searchText(name));
  }
  const answered = new Map<string, ResponseMatch>();
  if (email !== undefined) for (const id of await responsesWith(db, email)) answered.set(id, 'address');
  for (const own of [...names].filter(isFullName))
    for (const id of await namedLike(db, 'survey_responses', own, 'exactly'))
      if (!answered.has(id)) answered.set(id, 'sameName');
  for (const id of name === undefined ? [] : await namedLike(db, 'survey_responses', name))
    if (!answered.has(id)) answered.set(id, 'name');

  const messages: PersonRecords['messages'] = [];
  for (const [id, match] of [...found].toSorted()) {
    const message = await findPersonMessage(db, id);
    if (message) messages.push({ ...message, match });
  }
  const responses: PersonRecords['responses'] = [];
  for (const [id, match] of [...answered].toSorted()) {
    const response = await findResponse(db, id);
    if (response) responses.push({ ...response, match });
  }
  return { messages, responses };
}

export async function findPersonMessage(db: Kysely<Tables>, id: string): Promise<PersonMessage | undefined> {
  const message = await findInboxMessage(db, id);
  return (
    message && {
      ...message,
      notes: await listNotes(db, id),
      replies: await listReplies(db, id),
      incoming: await listIncomingMails(db, id),
      mails: await listMailsAbout(db, 'support_messages', [id]),
    }
  );
}

/** Also forgets what the spam filter learned; call it in a transaction. `mails` counts only those not yet sent. */
export async function eraseRecords(
  db: Kysely<Tables>,
  chosen: { messages: readonly string[]; responses: readonly string[] },
): Promise<Erased> {
  const messages = [...new Set(chosen.messages)];
  const responses = [...new Set(chosen.responses)];
  const erased: Erased = {
    messages: 0,
    replies:
      (await countAbout(db, 'message_replies', messages)) +
      (await countAbout(db, 'incoming_mails', messages)),
    notes: await countAbout(db, 'message_notes', messages),
    mails:
      (await countQueued(db, 'support_message_id', messages)) +
      (await countQueued(db, 'survey_response_id', responses)),
    responses: 0,
  };
  for (const ids of inBatches(messages)) {
    await teach(db, ids, null);
    erased.messages += await deleteRows(db, 'support_messages', ids);
  }
  for (const ids of inBatches(responses)) erased.responses += await deleteRows(db, 'survey_responses', ids);
  return erased;
}

type Table = 'support_messages' | 'survey_responses';

async function deleteRows(db: Kysely<Tables>, table: Table, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom<Table>(table)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Databases limit the number of values in a statement. */
const batchSize = 500;

function inBatches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) =>
    ids.slice(index * batchSize, (index + 1) * batchSize),
  );
}

async function messagesOf(db: Kysely<Tables>, email: string) {
  return await db
    .selectFrom('support_messages')
    .select(['id', 'name'])
    .where('email_key', '=', addressKey(email))
    .execute();
}

/** Messages that mails from the address belong to. */
async function threadsWith(db: Kysely<Tables>, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('incoming_mails')
    .select('message_id')
    .distinct()
    .where(({ fn }) => fn<string>('lower', ['from_address']), 'in', [
      email.trim().toLowerCase(),
      addressKey(email),
    ])
    .execute();
  return rows.map((row) => row.message_id);
}

/** Two words at least: many people share a first name. */
function isFullName(name: string): boolean {
  return name.includes(' ');
}

async function namedLike(
  db: Kysely<Tables>,
  table: Table,
  name: string,
  how: 'exactly' | 'partly' = 'partly',
): Promise<string[]> {
  const wanted = searchText(name);
  const words = wanted.split(' ');
  // The text holds more than the name, so it only narrows the choice.
  const rows = await db
    .selectFrom<Table>(table)
    .select(['id', 'name'])
    .where(await containing(db, table, words, all))
    .orderBy('id', 'desc')
    .execute();
  return rows
    .filter((row) => {
      const given = searchText(row.name);
      return how === 'exactly' ? given === wanted : words.every((word) => given.includes(word));
    })
    .slice(0, mostByName)
    .map(({ id }) => id);
}

async function responsesWith(db: Kysely<Tables>, email: string): Promise<string[]> {
  const ids = new Set<string>();
  for (const address of [email, addressKey(email)]) {
    const rows = await db
      .selectFrom('survey_responses')
      .select('id')
      .where(await containing(db, 'survey_responses', searchWords(address), all))
      .execute();
    for (const { id } of rows) ids.add(id);
  }
  return [...ids];
}

async function countAbout(
  db: Kysely<Tables>,
  table: 'message_replies' | 'message_notes' | 'incoming_mails',
  messageIds: readonly string[],
): Promise<number> {
  let total = 0;
  for (const ids of inBatches(messageIds)) {
    const { count } = await db
      .selectFrom(table)
      .select(db.fn.countAll().as('count'))
      .where('message_id', 'in', ids)
      .executeTakeFirstOrThrow();
    total += Number(count);
  }
  return total;
}

async function countQueued(
  db: Kysely<Tables>,
  reference: 'support_message_id' | 'survey_response_id',
  submissionIds: readonly string[],
): Promise<number> {
  let total = 0;
  for (const ids of inBatches(submissionIds)) {
    const { count } = await db
      .selectFrom('outbox')
      .select(db.fn.countAll().as('count'))
      .where('status', 'in', ['queued', 'held'])
      .where(reference, 'in', ids)
      .executeTakeFirstOrThrow();
    total += Number(count);
  }
  return total;
}
