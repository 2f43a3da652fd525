import { randomInt } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { addressKey } from '#domain/forms/address-key.ts';
import type {
  Cancellation,
  CancellationTerms,
  DeclarationKind,
  Withdrawal,
} from '#domain/forms/declaration.ts';
import { referenceDigits, referenceOf } from '#domain/forms/reference.ts';
import { messageFields, type SupportMessage } from '#domain/forms/support-message.ts';
import type { MessageKind, MessageStatus } from '#domain/inbox/inbox.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { queueTeamNotice } from '#server/outbox/notices.ts';
import { queueAnswer } from './answer-mail.ts';
import type { AutoReplyRules } from './auto-reply.ts';
import { makeFound } from './message-search.ts';
import { insertSubmission, type NewSubmission, type Receipt, type SubmissionColumns } from './submission.ts';

/** In a declaration, `message` is the contract. */
export type StoredMessage = SupportMessage & {
  id: string;
  reference: string;
  kind: MessageKind;
  cancellation: CancellationTerms | null;
  receivedAt: string;
  status: MessageStatus;
  signals: string[];
  language: string | null;
};

/**
 * Also queues the notice and, with `answering`, an acknowledgement unless it looks like spam. Returns its receipt,
 * or that of an earlier message with the same idempotency hash. Throws `StoreUnavailableError`.
 */
export async function createSupportMessage(
  store: Store,
  facts: NewSubmission,
  message: SupportMessage,
  answering?: AutoReplyRules,
): Promise<Required<Receipt>> {
  const { signals, receivedAt: at } = facts;
  const { email } = message;
  return await store.transaction(async (db) => {
    const stored = await storeMessage(db, facts, message);
    const { id } = stored;
    if (id !== facts.id) return stored;
    await queueTeamNotice(db, { ...facts, notice: { kind: 'message-notice', messageId: id } });
    if (answering && signals.length === 0)
      await queueAnswer(store, db, { kind: 'message-acknowledgement', messageId: id, email, at, answering });
    return stored;
  });
}

/** Queues no mail. Returns the receipt of the message, or that of an earlier one with the same hash. */
export async function storeMessage(
  db: Kysely<Tables>,
  facts: NewSubmission,
  message: SupportMessage,
): Promise<Required<Receipt>> {
  const email_key = addressKey(message.email);
  const fields = { ...message, kind: 'message' as const, cancellation: null, email_key };
  return await insertMessage(db, facts, fields, message.message);
}

/** Always with a confirmation: delayed if it must not be sent at once, held for a person if it looks like spam. */
export async function createDeclaration(
  store: Store,
  facts: NewSubmission,
  kind: DeclarationKind,
  declaration: Withdrawal | Cancellation,
  answering: AutoReplyRules = {},
): Promise<Required<Receipt>> {
  const { signals, receivedAt: at } = facts;
  const { name, email, contract } = declaration;
  const terms = 'cause' in declaration ? declaration : null;
  const heldFor = signals.length > 0 ? 'suspected' : answering.heldFor;
  return await store.transaction(async (db) => {
    const fields = {
      kind,
      ...emptyMessage,
      name,
      email,
      message: contract,
      cancellation: terms && JSON.stringify(termsOf(terms)),
      email_key: addressKey(email),
    };
    const stored = await insertMessage(db, facts, fields, contract, terms?.reason ?? '');
    const { id } = stored;
    if (id !== facts.id) return stored;
    // Legal deadlines begin: the team gets a notice of each at once.
    await queueTeamNotice(db, {
      ...facts,
      notice: { kind: 'message-notice', messageId: id },
      isUrgent: true,
    });
    await queueAnswer(store, db, {
      kind: 'declaration-confirmation',
      messageId: id,
      email,
      at,
      answering: { ...answering, heldFor },
    });
    return stored;
  });
}

type NewMessage = Omit<Tables['support_messages'], SubmissionColumns | 'reference' | keyof typeof untouched>;

async function insertMessage(
  db: Kysely<Tables>,
  facts: NewSubmission,
  fields: NewMessage,
  ...searched: readonly string[]
): Promise<Required<Receipt>> {
  let reference = '';
  const id = await insertSubmission(db, 'support_messages', facts, () => {
    // Drawn: no process waits for another one's counter, and it reveals no counts. The index refuses one that is taken.
    reference = referenceOf(facts.receivedAt, randomInt(10 ** referenceDigits));
    return { ...untouched, ...fields, reference };
  });
  if (id === facts.id) {
    await makeFound(db, id, ...searched);
    return { id, reference };
  }
  return await db
    .selectFrom('support_messages')
    .select(['id', 'reference'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function findSupportMessage(db: Kysely<Tables>, id: string): Promise<StoredMessage | undefined> {
  const row = await db.selectFrom('support_messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row && storedMessage(row);
}

export async function findByReference(
  db: Kysely<Tables>,
  reference: string,
): Promise<StoredMessage | undefined> {
  if (reference === '') return undefined;
  const row = await db
    .selectFrom('support_messages')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row && storedMessage(row);
}

/** Oldest first; `after` is an id. */
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
  Selectable<Tables['support_messages']>,
  'idempotency_hash' | 'version' | 'email_key' | keyof typeof untouched
>;

const untouched = {
  assignee_id: null,
  deleted_at: null,
  bulk_id: null,
  status_before: null,
  deleted_before: null,
} as const;

function messageOf(value: (field: keyof SupportMessage) => string): SupportMessage {
  return Object.fromEntries(messageFields.map((field) => [field, value(field)])) as SupportMessage;
}

const emptyMessage = messageOf(() => '');

function termsOf({ cause, reason, endDate }: CancellationTerms): CancellationTerms {
  return { cause, reason, endDate };
}

export function storedMessage(row: MessageRow): StoredMessage {
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    receivedAt: row.received_at,
    status: row.status,
    signals: JSON.parse(row.signals) as string[],
    language: row.language,
    ...messageOf((field) => row[field]),
    cancellation: row.cancellation === null ? null : (JSON.parse(row.cancellation) as CancellationTerms),
  };
}
