import type { Kysely } from 'kysely';
import type { Author, MessageNote } from '#domain/api/message.ts';
import { newId } from '#server/core/store/new-id.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { makeFound } from '#server/forms/message-search.ts';

export async function createNote(
  db: Kysely<Tables>,
  note: { messageId: string; createdAt: string; author: Author; text: string },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('message_notes')
    .values({
      id,
      message_id: note.messageId,
      created_at: note.createdAt,
      operator_id: note.author.id,
      operator_name: note.author.name,
      text: note.text,
    })
    .execute();
  await makeFound(db, note.messageId, note.text);
  return id;
}

export async function listNotes(db: Kysely<Tables>, messageId: string): Promise<MessageNote[]> {
  const rows = await db
    .selectFrom('message_notes')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    author: { id: row.operator_id, name: row.operator_name },
    text: row.text,
  }));
}
