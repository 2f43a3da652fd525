import { type Kysely, sql } from 'kysely';
import type { MessageKind } from '#domain/inbox.ts';
import { searchText } from '#domain/search-text.ts';
import type { Tables } from './tables.ts';

/** Operators look for declarations in either language. */
const kindWords: Readonly<Record<MessageKind, string>> = {
  message: '',
  withdrawal: 'widerruf withdrawal',
  cancellation: 'kundigung cancellation',
};

/** First, so that a long text does not cut it off. */
export function foundBy(reference: string, kind: MessageKind, words: string): string {
  return [reference.toLowerCase(), kindWords[kind], words].filter(Boolean).join('\n');
}

/** Makes a message found by what was written about it later; call it in that transaction. */
export async function addSearchText(db: Kysely<Tables>, messageId: string, text: string): Promise<void> {
  const words = `\n${searchText(text)}`;
  await db
    .updateTable('support_messages')
    .set({ search_text: sql<string>`search_text || cast(${words} as text)` })
    .where('id', '=', messageId)
    .execute();
}
