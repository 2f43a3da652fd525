import type { LikelyPerson, PersonEntry, PersonPage } from '#domain/api/person.ts';
import { addressKey } from '#domain/forms/email-address.ts';
import { numberWords } from '#domain/inbox/search-numbers.ts';
import { searchText } from '#domain/inbox/search-text.ts';
import { lineExcerpt, textExcerpt } from '#domain/language/excerpt.ts';
import { splitQuote } from '#domain/language/quoted-text.ts';
import { isAnswerKind } from '#domain/outbox/mail-kinds.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { recordReadingOf } from '#server/audit/note-reading.ts';
import { entryId } from '#server/core/api/entry-id.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { notEmpty } from '#server/core/store/rows.ts';
import type { Db } from '#server/core/store/store.ts';
import { containing } from '#server/core/store/text-search.ts';
import { existingMessage, type InboxMessage } from '#server/inbox/inbox.ts';
import { type DueTimes, dueOfMessage, dueTimes, isIn } from '#server/inbox/inbox-filter.ts';
import {
  findPerson,
  isFullName,
  mostByName,
  namedLike,
  type PersonMessage,
  type PersonRecords,
} from './privacy.ts';

const mostEntries = 300;
const mostLikely = 10;

/** Each is looked up in the index. */
const mostNumbers = 5;

type Sender = Pick<InboxMessage, 'name' | 'email'>;

/**
 * The page of the person who sent a message. Its address has the id of the message, so that no address of a person gets into
 * logs and browser histories. The audit log records who opened it, as for a message.
 */
export function personRoutes(parts: AdminParts): Route[] {
  return [
    route('GET', '/messages/:id/person', 'workInbox', async (c) => {
      const message = await existingMessage(parts.store.db, entryId(c));
      await recordReadingOf(parts, c, { action: 'person.opened', target: message.id });
      return c.json(await personPage(parts.store.db, message, dueTimes(parts)));
    }),
  ];
}

/** Everything from the address of a message that is certainly this person's; what may be theirs is only named. */
export async function personPage(db: Db, { name, email }: Sender, times: DueTimes): Promise<PersonPage> {
  const found = await findPerson(db, { email, withMentions: false });
  const entries = entriesOf(found, addressKey(email), times).sort((a, b) => (a.at < b.at ? 1 : -1));
  return {
    name: lineExcerpt(name),
    email,
    entries: entries.slice(0, mostEntries),
    isCut: entries.length > mostEntries,
    likely: await likelyPersons(
      db,
      found.messages.filter(({ match }) => match === 'address'),
    ),
    likelyResponses: found.responses
      .filter(({ match }) => match === 'sameName')
      .map(({ id, receivedAt: at }) => ({ id, at })),
  };
}

function entriesOf({ messages, responses }: PersonRecords, key: string, times: DueTimes): PersonEntry[] {
  return [
    // A thread of another sender has only the person's mails.
    ...messages.flatMap((message) =>
      entriesOfThread(message, times).filter(
        (entry) =>
          message.match === 'address' || (entry.kind === 'incoming' && isFrom(message, entry.id, key)),
      ),
    ),
    ...responses
      .filter(({ match }) => match === 'address')
      .map(
        ({ id, receivedAt, comment, rating }): PersonEntry => ({
          id,
          at: receivedAt,
          kind: 'response',
          message: null,
          text: textExcerpt(comment),
          rating,
        }),
      ),
  ];
}

function entriesOfThread(message: PersonMessage, times: DueTimes): PersonEntry[] {
  const of = (id: string, at: string, text = '') => ({
    id,
    at,
    text: textExcerpt(text),
    message: message.id,
  });
  return [
    {
      ...of(message.id, message.receivedAt, message.message),
      kind: message.kind,
      subject: message.reference,
      status: message.status,
      due: dueOfMessage(message, message.replies.length, times),
      isBinned: message.deletedAt !== null,
    },
    ...message.replies.map(
      ({ id, createdAt, text, subject, author }): PersonEntry => ({
        ...of(id, createdAt, text),
        kind: 'reply',
        subject,
        author: author.name,
      }),
    ),
    ...message.incoming.map(
      ({ id, createdAt, text, subject }): PersonEntry => ({
        ...of(id, createdAt, splitQuote(text).written),
        kind: 'incoming',
        subject,
      }),
    ),
    ...message.notes.map(
      ({ id, createdAt, text, author }): PersonEntry => ({
        ...of(id, createdAt, text),
        kind: 'note',
        subject: '',
        author: author.name,
      }),
    ),
    ...message.mails.flatMap(({ id, kind, status, sentAt, createdAt }): PersonEntry[] =>
      isAnswerKind(kind) ? [{ ...of(id, sentAt ?? createdAt), kind, status }] : [],
    ),
  ];
}

function isFrom({ incoming }: PersonMessage, id: string, key: string): boolean {
  return incoming.some((mail) => mail.id === id && addressKey(mail.from.address) === key);
}

/** Senders with another address, whose messages have the whole name or a number of these. The newest come first. */
async function likelyPersons(db: Db, own: readonly PersonMessage[]): Promise<LikelyPerson[]> {
  const names = new Set(own.map(({ name }) => searchText(name)).filter(isFullName));
  const byName: string[] = [];
  for (const name of names) byName.push(...(await namedLike(db, 'support_messages', name, 'exactly')));
  const numbers = new Set(own.flatMap(({ message }) => numberWords(searchText(message)).slice(0, 1)));
  const byNumber = new Set<string>();
  for (const word of [...numbers].slice(-mostNumbers)) {
    const query = db.selectFrom('support_messages').select('id');
    const found = await query
      .where(containing(db, 'support_messages', [word]))
      .limit(mostByName)
      .execute();
    for (const { id } of found) byNumber.add(id);
  }
  const rows = await db
    .selectFrom('support_messages')
    .select(['id', 'name', 'email', 'emailKey'])
    .where('id', 'in', notEmpty([...byName, ...byNumber]))
    .where(isIn({}))
    .orderBy('id', 'desc')
    .execute();
  const keys = new Set(own.map(({ email }) => addressKey(email)));
  const likely = new Map<string, LikelyPerson>();
  for (const { id, name, email, emailKey } of rows) {
    if (keys.has(emailKey)) continue;
    const before = likely.get(emailKey) ?? {
      name: lineExcerpt(name),
      email,
      reason: 'name',
      messages: 0,
      message: id,
    };
    const reason = byNumber.has(id) ? 'number' : before.reason;
    likely.set(emailKey, { ...before, reason, messages: before.messages + 1 });
  }
  return [...likely.values()].slice(0, mostLikely);
}
