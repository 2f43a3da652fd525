import { randomUUIDv7 } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { addressKey } from '#domain/address-key.ts';
import type { Cancellation, CancellationTerms, DeclarationKind, Withdrawal } from '#domain/declaration.ts';
import type { MessageKind, MessageStatus } from '#domain/inbox.ts';
import { searchText } from '#domain/search-text.ts';
import type { SupportMessage } from '#domain/support-message.ts';
import { answerMail } from './answer-mail.ts';
import { type Answering, type AnswerKind, unlimited } from './answer-plan.ts';
import type { Store } from './store.ts';
import { type Submission, type SubmissionFacts, submissionOf } from './submission.ts';
import type { SupportMessagesTable, Tables } from './tables.ts';

/** A message, or a declaration, of which `message` is the contract it is about. */
export type StoredMessage = SupportMessage & {
  id: string;
  kind: MessageKind;
  /** What a cancellation says beyond that. */
  cancellation: CancellationTerms | null;
  receivedAt: string;
  status: MessageStatus;
  signals: string[];
  language: string | null;
};

/**
 * Stores a message and queues the notice about it, durably and as one. Gives its id; if it was sent before with the
 * same idempotency hash, the id it got then. With `answering`, the visitor gets word that it arrived, unless it looks
 * like spam. Throws `StoreUnavailableError`.
 */
export async function createSupportMessage(
  store: Store,
  facts: SubmissionFacts,
  message: SupportMessage,
  answering?: Answering,
): Promise<string> {
  const submission = messageSubmission(store.db, facts, message);
  return await store.commit(
    answering && facts.signals.length === 0
      ? withAnswer(store.db, submission, facts, message.email, 'message-acknowledgement', answering)
      : submission,
  );
}

/**
 * Stores a declaration about a contract among the messages, as `createSupportMessage` does, and always with its
 * confirmation: where that must not go out at once it waits, where it looks like spam for a person.
 */
export async function createDeclaration(
  store: Store,
  facts: SubmissionFacts,
  kind: DeclarationKind,
  declaration: Withdrawal | Cancellation,
  answering: Answering = unlimited,
): Promise<string> {
  const { name, email, contract } = declaration;
  const terms = 'cause' in declaration ? declaration : null;
  const submission = submissionOf(
    store.db,
    'support_messages',
    facts,
    {
      kind,
      name,
      email,
      company: '',
      message: contract,
      cancellation: terms && JSON.stringify(termsOf(terms)),
      assignee_id: null,
      email_key: addressKey(email),
      search_text: searchText(name, email, contract, terms?.reason ?? ''),
    },
    randomUUIDv7(),
  );
  const heldFor = facts.signals.length > 0 ? 'suspected' : answering.heldFor;
  return await store.commit(
    withAnswer(store.db, submission, facts, email, 'declaration-confirmation', { ...answering, heldFor }),
  );
}

/** The message with this id, or undefined. */
export async function findSupportMessage(db: Kysely<Tables>, id: string): Promise<StoredMessage | undefined> {
  const row = await db.selectFrom('support_messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row && storedMessage(row);
}

/** Up to `limit` messages in the order of arrival, after the one with the id `after`. */
export async function listSupportMessages(
  db: Kysely<Tables>,
  { after = '', limit }: { after?: string; limit: number },
): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('support_messages')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(storedMessage);
}

/** A message and the notice about it as one unit of work. */
export function messageSubmission(
  db: Kysely<Tables>,
  facts: SubmissionFacts,
  message: SupportMessage,
): Submission {
  const fields = {
    kind: 'message' as const,
    ...message,
    cancellation: null,
    assignee_id: null,
    email_key: addressKey(message.email),
    search_text: searchText(message.name, message.email, message.company, message.message),
  };
  return submissionOf(db, 'support_messages', facts, fields, randomUUIDv7());
}

type MessageRow = Omit<
  Selectable<SupportMessagesTable>,
  'idempotency_hash' | 'version' | 'assignee_id' | 'email_key' | 'search_text'
>;

function withAnswer(
  db: Kysely<Tables>,
  submission: Submission,
  { id, receivedAt }: SubmissionFacts,
  email: string,
  kind: AnswerKind,
  answering: Answering,
): Submission {
  const answer = answerMail(db, { kind, messageId: id, email, at: receivedAt, answering });
  return { ...submission, answer };
}

function termsOf({ cause, reason, endDate }: CancellationTerms): CancellationTerms {
  return { cause, reason, endDate };
}

/** A row as the rest of the server knows it. */
export function storedMessage(row: MessageRow): StoredMessage {
  return {
    id: row.id,
    kind: row.kind,
    receivedAt: row.received_at,
    status: row.status,
    signals: JSON.parse(row.signals) as string[],
    language: row.language,
    name: row.name,
    email: row.email,
    company: row.company,
    message: row.message,
    cancellation: row.cancellation === null ? null : (JSON.parse(row.cancellation) as CancellationTerms),
  };
}
