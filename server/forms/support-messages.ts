import { randomInt } from 'node:crypto';
import type { Message } from '#domain/api/inbox/message.ts';
import type { CameFrom } from '#domain/figures/sources.ts';
import type {
  Cancellation,
  CancellationTerms,
  DeclarationKind,
  Withdrawal,
} from '#domain/forms/declaration.ts';
import { addressKey } from '#domain/forms/email-address.ts';
import { referenceDigits, referenceOf } from '#domain/forms/reference.ts';
import type { SupportMessage } from '#domain/forms/support-message.ts';
import type { MessageKind } from '#domain/inbox/inbox.ts';
import type { NoAcknowledgement } from '#domain/outbox/mail-kinds.ts';
import type { Db, Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { addSearchedText } from '#server/core/store/text-search.ts';
import { queueTeamNotice } from '#server/outbox/notices.ts';
import { type AutoReply, queueAutoReply } from './auto-reply.ts';
import { insertSubmission, type NewSubmission, type Receipt } from './submission.ts';

/** In a declaration, `message` is the contract. */
export type StoredMessage = Omit<
  Message,
  'version' | 'assignee' | 'deletedAt' | 'tags' | 'followUp' | 'due'
> & {
  message: string;
};

/**
 * Also queues the notice and, with `answer`, an acknowledgement, or stores why there is none. Returns its receipt, or that
 * of an earlier message with the same idempotency hash. Throws `StoreUnavailableError`.
 */
export async function createSupportMessage(
  store: Store,
  submission: NewSubmission,
  message: SupportMessage,
  answer?: AutoReply | NoAcknowledgement,
): Promise<Required<Receipt>> {
  return await createMessage(store, submission, message, { kind: 'message', cancellation: null }, answer);
}

/** Always with a confirmation: delayed if it must not be sent at once, held for a person if it looks like spam. */
export async function createDeclaration(
  store: Store,
  submission: NewSubmission,
  kind: DeclarationKind,
  declaration: Withdrawal | Cancellation,
  answer: AutoReply = {},
): Promise<Required<Receipt>> {
  const { name, email, contract } = declaration;
  const cancellation = 'cause' in declaration ? termsOf(declaration) : null;
  const message = { name, email, company: '', message: contract };
  return await createMessage(store, submission, message, { kind, cancellation }, answer);
}

async function createMessage(
  store: Store,
  submission: NewSubmission,
  message: SupportMessage,
  declared: Declared,
  answer: AutoReply | NoAcknowledgement | undefined,
): Promise<Required<Receipt>> {
  const isDeclaration = declared.kind !== 'message';
  const kind = isDeclaration ? 'declaration-confirmation' : 'message-acknowledgement';
  return await store.transaction(async (db) => {
    const receipt = await storeMessage(db, submission, message, declared);
    const { id: messageId, receivedAt: at } = receipt;
    if (messageId !== submission.id) return receipt;
    const notice = { kind: 'message-notice', messageId } as const;
    // With a declaration legal deadlines begin: the team gets a notice of each at once.
    await queueTeamNotice(db, { ...submission, notice, isUrgent: isDeclaration });
    const about = { kind, messageId, email: message.email, at } as const;
    const held = submission.signals.length > 0 ? ({ heldFor: 'suspected' } as const) : {};
    const missing =
      typeof answer === 'object' ? await queueAutoReply(store, db, { ...answer, ...about, ...held }) : answer;
    if (missing)
      await db
        .updateTable('support_messages')
        .set({ noAcknowledgement: missing })
        .where('id', '=', messageId)
        .execute();
    return receipt;
  });
}

function termsOf({ cause, reason, endDate }: Cancellation): CancellationTerms {
  return { cause, reason, endDate };
}

/** Enough where a third of the month's numbers are taken: three million messages. */
const mostAttempts = 20;

type Declared = Pick<StoredMessage, 'kind' | 'cancellation'>;

/** Queues no mail. Returns the receipt of the message, or that of an earlier one with the same hash. */
export async function storeMessage(
  db: Db,
  submission: NewSubmission,
  message: SupportMessage,
  { kind, cancellation }: Declared = { kind: 'message', cancellation: null },
): Promise<Required<Receipt>> {
  const { receivedAt } = submission;
  const terms = cancellation && JSON.stringify(cancellation);
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    // Drawn: no process waits for another one's counter, and it reveals no counts. The index refuses one that is taken.
    const reference = referenceOf(receivedAt, randomInt(10 ** referenceDigits));
    const own = { ...message, kind, cancellation: terms, emailKey: addressKey(message.email), reference };
    const id = await insertSubmission(db, 'support_messages', submission, own);
    if (id === submission.id) {
      await makeFound(db, id, message.message, cancellation?.reason ?? '');
      return { id, reference, receivedAt };
    }
    if (id !== undefined)
      return await db
        .selectFrom('support_messages')
        .select(['id', 'reference', 'receivedAt'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
  }
  throw new Error('The submission could not be stored under a number of its own');
}

/** Operators look for declarations in either language. */
const kindWords: Readonly<Record<MessageKind, string>> = {
  message: '',
  withdrawal: 'widerruf withdrawal',
  cancellation: 'kundigung cancellation',
};

/** Characters. So that a long name leaves room for the text. */
const longestFact = 300;

/**
 * Makes a message found by `texts`, together with its reference, kind, name, address and company; call it in the
 * transaction that stores the texts.
 */
export async function makeFound(db: Db, messageId: string, ...texts: readonly string[]): Promise<void> {
  const { reference, kind, name, email, company } = await db
    .selectFrom('support_messages')
    .select(['reference', 'kind', 'name', 'email', 'company'])
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow();
  const facts = [name, email, company].map((fact) => fact.slice(0, longestFact));
  await addSearchedText(db, 'support_messages', messageId, reference, kindWords[kind], ...facts, ...texts);
}

export async function findSupportMessage(db: Db, id: string): Promise<StoredMessage | undefined> {
  const row = await selectMessages(db).where('id', '=', id).executeTakeFirst();
  return row && storedMessage(row);
}

export async function findByReference(db: Db, reference: string): Promise<StoredMessage | undefined> {
  const row = await selectMessages(db).where('reference', '=', reference).executeTakeFirst();
  return row && storedMessage(row);
}

/** Oldest first; `after` is an id. */
export async function listSupportMessages(
  db: Db,
  { after = '', limit }: { after?: string; limit: number },
): Promise<StoredMessage[]> {
  const rows = await selectMessages(db).where('id', '>', after).orderBy('id').limit(limit).execute();
  return rows.map(storedMessage);
}

/** All but the text, of which lists show the beginning only. */
export const messageColumns = [
  'support_messages.id',
  'support_messages.reference',
  'support_messages.kind',
  'support_messages.receivedAt',
  'support_messages.status',
  'support_messages.signals',
  'support_messages.language',
  'support_messages.name',
  'support_messages.email',
  'support_messages.company',
  'support_messages.cancellation',
  'support_messages.noAcknowledgement',
  'support_messages.cameFrom',
] as const;

function selectMessages(db: Db) {
  return db.selectFrom('support_messages').select([...messageColumns, 'message']);
}

type Packed = 'signals' | 'cancellation' | 'cameFrom';

type MessageRow = Omit<StoredMessage, Packed> & Pick<Tables['support_messages'], Packed>;

export function storedMessage<Row extends MessageRow>(
  row: Row,
): Omit<Row, Packed> & Pick<StoredMessage, Packed> {
  return {
    ...row,
    signals: JSON.parse(row.signals) as string[],
    cancellation: row.cancellation === null ? null : (JSON.parse(row.cancellation) as CancellationTerms),
    cameFrom: row.cameFrom === null ? null : (JSON.parse(row.cameFrom) as CameFrom),
  };
}
