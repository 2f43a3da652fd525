import { randomUUIDv7 } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { addressKey } from '#domain/address-key.ts';
import type { MessageStatus } from '#domain/inbox.ts';
import { searchText } from '#domain/search-text.ts';
import type { SupportMessage } from '#domain/support-message.ts';
import type { Store } from './store.ts';
import { type Submission, type SubmissionFacts, submissionOf } from './submission.ts';
import type { SupportMessagesTable, Tables } from './tables.ts';

export type StoredMessage = SupportMessage & {
  id: string;
  receivedAt: string;
  status: MessageStatus;
  signals: string[];
  language: string | null;
};

/**
 * Stores a message and queues the notice about it, durably and as one. Gives its id; if it was sent before with the
 * same idempotency hash, the id it got then. Throws `StoreUnavailableError`.
 */
export async function createSupportMessage(
  store: Store,
  facts: SubmissionFacts,
  message: SupportMessage,
): Promise<string> {
  return await store.commit(messageSubmission(store.db, facts, message));
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
    ...message,
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

/** A row as the rest of the server knows it. */
export function storedMessage(row: MessageRow): StoredMessage {
  return {
    id: row.id,
    receivedAt: row.received_at,
    status: row.status,
    signals: JSON.parse(row.signals) as string[],
    language: row.language,
    name: row.name,
    email: row.email,
    company: row.company,
    message: row.message,
  };
}
