import type { Kysely, Selectable } from 'kysely';
import { addressKey } from '#domain/address-key.ts';
import type { Cancellation, CancellationTerms, DeclarationKind, Withdrawal } from '#domain/declaration.ts';
import type { MessageKind, MessageStatus } from '#domain/inbox.ts';
import { searchText } from '#domain/search-text.ts';
import { messageFields, type SupportMessage } from '#domain/support-message.ts';
import { queueAnswer } from './answer-mail.ts';
import { type Answering, unlimited } from './answer-plan.ts';
import { tellTeam } from './notices.ts';
import type { Store } from './store.ts';
import { insertSubmission, type SubmissionFacts } from './submission.ts';
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
  const { signals, receivedAt: at } = facts;
  const { email } = message;
  return await store.transaction(async (db) => {
    const id = await insertSubmission(db, 'support_messages', facts, {
      ...untouched,
      ...message,
      kind: 'message',
      cancellation: null,
      email_key: addressKey(email),
      search_text: searchText(...messageFields.map((field) => message[field])),
    });
    if (id !== facts.id) return id;
    await tellTeam(db, { ...facts, notice: { kind: 'message-notice', messageId: id } });
    if (answering && signals.length === 0)
      await queueAnswer(store, db, { kind: 'message-acknowledgement', messageId: id, email, at, answering });
    return id;
  });
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
  const { signals, receivedAt: at } = facts;
  const { name, email, contract } = declaration;
  const terms = 'cause' in declaration ? declaration : null;
  const heldFor = signals.length > 0 ? 'suspected' : answering.heldFor;
  return await store.transaction(async (db) => {
    const id = await insertSubmission(db, 'support_messages', facts, {
      ...untouched,
      kind,
      ...emptyMessage,
      name,
      email,
      message: contract,
      cancellation: terms && JSON.stringify(termsOf(terms)),
      email_key: addressKey(email),
      search_text: searchText(name, email, contract, terms?.reason ?? ''),
    });
    if (id !== facts.id) return id;
    // Deadlines of the law begin: the team hears of each at once.
    await tellTeam(db, { ...facts, notice: { kind: 'message-notice', messageId: id }, isUrgent: true });
    await queueAnswer(store, db, {
      kind: 'declaration-confirmation',
      messageId: id,
      email,
      at,
      answering: { ...answering, heldFor },
    });
    return id;
  });
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

type MessageRow = Omit<
  Selectable<SupportMessagesTable>,
  'idempotency_hash' | 'version' | 'email_key' | 'search_text' | keyof typeof untouched
>;

/** What operators do with a message. */
const untouched = {
  assignee_id: null,
  deleted_at: null,
  bulk_id: null,
  status_before: null,
  deleted_before: null,
  taught: null,
  taught_before: null,
} as const;

function messageOf(value: (field: keyof SupportMessage) => string): SupportMessage {
  return Object.fromEntries(messageFields.map((field) => [field, value(field)])) as SupportMessage;
}

/** A declaration fills in what it has. */
const emptyMessage = messageOf(() => '');

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
    ...messageOf((field) => row[field]),
    cancellation: row.cancellation === null ? null : (JSON.parse(row.cancellation) as CancellationTerms),
  };
}
