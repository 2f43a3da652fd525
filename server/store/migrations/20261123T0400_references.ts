import { type Kysely, sql } from 'kysely';
import type { MessageKind } from '#domain/inbox.ts';
import { searchText } from '#domain/search-text.ts';
import { drawReference } from '#server/store/references.ts';

const batchSize = 200;

const kindWords: Readonly<Record<MessageKind, string>> = {
  message: '',
  withdrawal: 'widerruf withdrawal',
  cancellation: 'kundigung cancellation',
};

type Message = { id: string; received_at: string; kind: MessageKind; search_text: string };

/** Messages have a short number, and are found by it, by their kind, and by notes and replies. */
export async function addReferences(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('support_messages')
    .addColumn('reference', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const taken = new Set<string>();
  let after = '';
  for (;;) {
    const { rows } = await sql<Message>`select id, received_at, kind, search_text from support_messages
      where id > ${after} order by id limit ${batchSize}`.execute(db);
    for (const { id, received_at, kind, search_text } of rows) {
      const reference = freeReference(taken, received_at);
      const written = await writtenAbout(db, id);
      const words = [
        reference.toLowerCase(),
        kindWords[kind],
        search_text,
        ...written.map((text) => searchText(text)),
      ];
      await sql`update support_messages set reference = ${reference}, search_text = ${words.filter(Boolean).join('\n')}
        where id = ${id}`.execute(db);
    }
    if (rows.length < batchSize) break;
    after = rows.at(-1)!.id;
  }
  // A process of the version before, which still runs while this one starts, stores messages without a number.
  await db.schema
    .createIndex('support_messages_reference')
    .unique()
    .on('support_messages')
    .column('reference')
    .where(sql<boolean>`reference <> ''`)
    .execute();
}

function freeReference(taken: Set<string>, receivedAt: string): string {
  for (let attempt = 0; ; attempt += 1) {
    const reference = drawReference(receivedAt, attempt);
    if (taken.has(reference)) continue;
    taken.add(reference);
    return reference;
  }
}

async function writtenAbout(db: Kysely<unknown>, id: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from message_notes where message_id = ${id}
    union all select text from message_replies where message_id = ${id}
    union all select text from incoming_mails where message_id = ${id}`.execute(db);
  return rows.map(({ text }) => text);
}
