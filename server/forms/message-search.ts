import type { Kysely } from 'kysely';
import type { MessageKind } from '#domain/inbox/inbox.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { addSearchedText } from '#server/core/store/text-search.ts';

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
export async function makeFound(
  db: Kysely<Tables>,
  messageId: string,
  ...texts: readonly string[]
): Promise<void> {
  const { reference, kind, name, email, company } = await db
    .selectFrom('support_messages')
    .select(['reference', 'kind', 'name', 'email', 'company'])
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow();
  const facts = [name, email, company].map((fact) => fact.slice(0, longestFact));
  await addSearchedText(db, 'support_messages', messageId, reference, kindWords[kind], ...facts, ...texts);
}
