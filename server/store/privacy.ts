import type { Kysely } from 'kysely';
import { addressKey } from '#domain/address-key.ts';
import type { IncomingMail } from '#domain/answers/incoming-mail.ts';
import type { MessageNote } from '#domain/answers/message.ts';
import type { Erased } from '#domain/answers/person.ts';
import type { KeptResponse } from '#domain/answers/response.ts';
import { searchText } from '#domain/search-text.ts';
import { findInboxMessage, type InboxMessage } from './inbox.ts';
import { listIncomingMails } from './incoming-mails.ts';
import { listNotes } from './message-notes.ts';
import { listReplies, type MessageReply } from './message-replies.ts';
import { listMailsAbout, type OutboxEntry } from './outbox.ts';
import { findResponse } from './response-list.ts';
import { teach } from './spam-words.ts';
import type { Tables } from './tables.ts';

/** An address or, for the survey, which asks for none, a name. */
export type Person = { email?: string | undefined; name?: string | undefined };

export type PersonRecords = {
  messages: (InboxMessage & {
    notes: MessageNote[];
    replies: MessageReply[];
    incoming: IncomingMail[];
    mails: OutboxEntry[];
  })[];
  /** Responses under the same name; only people can judge whether it is the same person. */
  responses: KeptResponse[];
};

/** LAW-23. */
export async function findPerson(db: Kysely<Tables>, { email, name }: Person): Promise<PersonRecords> {
  const messages: PersonRecords['messages'] = [];
  for (const id of email === undefined ? [] : await messageIdsOf(db, email)) {
    const message = await findInboxMessage(db, id);
    if (!message) continue;
    messages.push({
      ...message,
      notes: await listNotes(db, id),
      replies: await listReplies(db, id),
      incoming: await listIncomingMails(db, id),
      mails: await listMailsAbout(db, 'support_messages', [id]),
    });
  }
  const responses: KeptResponse[] = [];
  for (const id of name === undefined ? [] : await responseIdsOf(db, name)) {
    const response = await findResponse(db, id);
    if (response) responses.push(response);
  }
  return { messages, responses };
}

/** Also forgets what the spam filter learned; call it in a transaction. `mails` counts only those not yet sent. */
export async function erasePerson(
  db: Kysely<Tables>,
  email: string | undefined,
  responseIds: readonly string[],
): Promise<Erased> {
  const messageIds = email === undefined ? [] : await messageIdsOf(db, email);
  const erased: Erased = {
    messages: messageIds.length,
    replies: await countAbout(db, 'message_replies', messageIds),
    notes: await countAbout(db, 'message_notes', messageIds),
    mails:
      (await countQueued(db, 'support_message_id', messageIds)) +
      (await countQueued(db, 'survey_response_id', responseIds)),
    responses: 0,
  };
  for (const ids of inBatches(messageIds)) {
    await teach(db, ids, null);
    await db.deleteFrom('support_messages').where('id', 'in', ids).execute();
  }
  for (const ids of inBatches(responseIds)) {
    const { numDeletedRows } = await db
      .deleteFrom('survey_responses')
      .where('id', 'in', ids)
      .executeTakeFirstOrThrow();
    erased.responses += Number(numDeletedRows);
  }
  return erased;
}

/** Databases limit the number of values in a statement. */
const batchSize = 500;

function inBatches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) =>
    ids.slice(index * batchSize, (index + 1) * batchSize),
  );
}

async function messageIdsOf(db: Kysely<Tables>, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('support_messages')
    .select('id')
    .where('email_key', '=', addressKey(email))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function responseIdsOf(db: Kysely<Tables>, name: string): Promise<string[]> {
  const wanted = searchText(name);
  const rows = await db.selectFrom('survey_responses').select(['id', 'name']).orderBy('id').execute();
  return rows.filter((row) => searchText(row.name) === wanted).map(({ id }) => id);
}

async function countAbout(
  db: Kysely<Tables>,
  table: 'message_replies' | 'message_notes',
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
