import type { Kysely, Selectable } from 'kysely';
import type { Author, MessageNote } from '#domain/api/message.ts';
import type { MessageFile } from '#domain/api/message-file.ts';
import { newId } from '#server/core/store/new-id.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { makeFound } from '#server/forms/support-messages.ts';
import { queueMail } from '#server/outbox/outbox.ts';
import { fileJson, listFiles } from './message-files.ts';

export type StoredReply = MessageNote & {
  messageId: string;
  subject: string;
  quote: boolean;
  files: MessageFile[];
};

/** Also queues its mail, with the same id; call it in a transaction. */
export async function createReply(
  db: Kysely<Tables>,
  reply: Omit<StoredReply, 'id' | 'files'>,
): Promise<string> {
  const id = newId();
  const { messageId, createdAt, author } = reply;
  await db
    .insertInto('message_replies')
    .values({
      id,
      message_id: messageId,
      created_at: createdAt,
      operator_id: author.id,
      operator_name: author.name,
      subject: reply.subject,
      text: reply.text,
      quote: reply.quote ? 1 : 0,
    })
    .execute();
  await makeFound(db, messageId, reply.subject, reply.text);
  await queueMail(db, { id, kind: 'message-reply', messageId, createdAt });
  return id;
}

export async function listReplies(db: Kysely<Tables>, messageId: string): Promise<StoredReply[]> {
  const rows = await db
    .selectFrom('message_replies')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('id')
    .execute();
  const files = await listFiles(db, messageId);
  return rows.map((row) => ({
    ...noteOf(row),
    messageId,
    subject: row.subject,
    quote: row.quote === 1,
    files: files.filter(({ replyId }) => replyId === row.id).map(fileJson),
  }));
}

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
  return rows.map(noteOf);
}

function noteOf(row: Selectable<Tables['message_notes']>): MessageNote {
  return {
    id: row.id,
    createdAt: row.created_at,
    author: { id: row.operator_id, name: row.operator_name },
    text: row.text,
  };
}
