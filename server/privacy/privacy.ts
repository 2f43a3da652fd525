import type { IncomingMail } from '#domain/api/inbox/incoming-mail.ts';
import type { MessageNote } from '#domain/api/inbox/message.ts';
import type { MessageMatch, ResponseMatch } from '#domain/api/person.ts';
import type { KeptResponse } from '#domain/api/response.ts';
import { addressKey } from '#domain/forms/email-address.ts';
import { searchText } from '#domain/inbox/search-text.ts';
import type { Db, SubmissionTable } from '#server/core/store/store.ts';
import { containing } from '#server/core/store/text-search.ts';
import { findInboxMessage, type InboxMessage } from '#server/inbox/inbox.ts';
import { listIncomingMails } from '#server/inbox/incoming/incoming-mails.ts';
import { listNotes, listReplies, type StoredReply } from '#server/inbox/message-thread.ts';
import { listMailsAbout, type OutboxEntry } from '#server/outbox/outbox.ts';
import { findResponse } from '#server/responses/response-list.ts';
import { mentioning } from './mentions.ts';

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

/** Limit for each kind of records found by a name. */
export const mostByName = 100;

/**
 * LAW-23. Messages by address, also of mails in the threads of others, and everything by parts of a name in any spelling.
 * The survey asks for no address: responses are the person's if they contain it, and probably if their name is that of the
 * person's messages. What names the person or the address in a text is listed for the owner to decide.
 */
export async function findPerson(
  db: Db,
  {
    email,
    name,
    withMentions = true,
  }: { email?: string | undefined; name?: string | undefined; withMentions?: boolean },
): Promise<PersonRecords> {
  const found = new Map<string, MessageMatch>();
  const answered = new Map<string, ResponseMatch>();
  const names = new Set<string>();
  const addresses = [...new Set(email === undefined ? [] : [email, addressKey(email)])];
  const add = <Match>(records: Map<string, Match>, ids: Iterable<string>, match: Match) => {
    for (const id of ids) if (!records.has(id)) records.set(id, match);
  };
  if (email !== undefined) {
    const own = await messagesOf(db, email);
    for (const row of own) names.add(searchText(row.name));
    add(
      found,
      own.map(({ id }) => id),
      'address',
    );
    add(found, await threadsWith(db, email), 'thread');
    add(answered, await mentioning(db, 'survey_responses', addresses), 'address');
    if (name !== undefined) names.add(searchText(name));
  }
  const fullNames = [...names].filter(isFullName);
  for (const own of fullNames)
    add(answered, await namedLike(db, 'survey_responses', own, 'exactly'), 'sameName');
  if (name !== undefined) {
    add(found, await namedLike(db, 'support_messages', name), 'name');
    add(answered, await namedLike(db, 'survey_responses', name), 'name');
    if (isFullName(searchText(name))) fullNames.push(name);
  }
  if (withMentions) {
    add(found, newest(await mentioning(db, 'support_messages', [...addresses, ...fullNames])), 'mentioned');
    add(answered, newest(await mentioning(db, 'survey_responses', fullNames)), 'mentioned');
  }

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

export async function findPersonMessage(db: Db, id: string): Promise<PersonMessage | undefined> {
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

async function messagesOf(db: Db, email: string) {
  return await db
    .selectFrom('support_messages')
    .select(['id', 'name'])
    .where('emailKey', '=', addressKey(email))
    .execute();
}

/** Messages that mails from the address belong to. */
async function threadsWith(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('incoming_mails')
    .select('messageId')
    .distinct()
    .where(({ fn }) => fn<string>('lower', ['fromAddress']), 'in', [
      email.trim().toLowerCase(),
      addressKey(email),
    ])
    .execute();
  return rows.map((row) => row.messageId);
}

/** Two words at least: many people share a first name. */
export function isFullName(name: string): boolean {
  return name.includes(' ');
}

export async function namedLike(
  db: Db,
  table: SubmissionTable,
  name: string,
  how: 'exactly' | 'partly' = 'partly',
): Promise<string[]> {
  const wanted = searchText(name);
  const words = wanted.split(' ');
  // The text holds more than the name, so it only narrows the choice.
  const rows = await db
    .selectFrom<SubmissionTable>(table)
    .select(['id', 'name'])
    .where(containing(db, table, words, all))
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

/** Ids sort by time. */
function newest(ids: ReadonlySet<string>): string[] {
  return [...ids].sort().slice(-mostByName);
}
