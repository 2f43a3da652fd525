import type { MessageFile } from '#domain/api/inbox/message-file.ts';
import { filePartBytes } from '#domain/inbox/message-file.ts';
import { hourMs } from '#domain/language/durations.ts';
import { newId } from '#server/core/store/new-id.ts';
import { countWritten } from '#server/core/store/rows.ts';
import type { Db } from '#server/core/store/store.ts';

type Owner = { messageId: string; operatorId: string };

/** `type` is null until all of it is stored and its content was accepted. */
export type StoredFile = Omit<MessageFile, 'type'> & {
  type: string | null;
  messageId: string;
  replyId: string | null;
  incomingId: string | null;
  operatorId: string | null;
  stored: number;
};

const columns = [
  'id',
  'name',
  'type',
  'size',
  'stored',
  'message_id as messageId',
  'reply_id as replyId',
  'incoming_id as incomingId',
  'operator_id as operatorId',
] as const;

/** Parts follow; those of unfinished uploads are deleted after an hour. */
export async function createDraftFile(
  db: Db,
  { at, ...file }: Owner & { name: string; size: number; at: string },
): Promise<string> {
  const anHourAgo = new Date(Date.parse(at) - hourMs).toISOString();
  await db
    .deleteFrom('message_files')
    .where('operator_id', '=', file.operatorId)
    .where('type', 'is', null)
    .where('created_at', '<', anHourAgo)
    .execute();
  return await insertFile(db, { ...file, at, type: null });
}

type NewFile = Pick<StoredFile, 'messageId' | 'name' | 'type' | 'size'> &
  Partial<Pick<StoredFile, 'incomingId' | 'operatorId'>>;

async function insertFile(db: Db, { at, ...file }: NewFile & { at: string }): Promise<string> {
  const id = newId();
  const { messageId, incomingId, operatorId, ...columnsOfFile } = file;
  const about = { message_id: messageId, incoming_id: incomingId, operator_id: operatorId };
  await db
    .insertInto('message_files')
    .values({ id, ...about, ...columnsOfFile, created_at: at, stored: 0 })
    .execute();
  return id;
}

export async function appendPart(
  db: Db,
  { id, stored }: Pick<StoredFile, 'id' | 'stored'>,
  content: Uint8Array,
): Promise<void> {
  // PostgreSQL's client knows buffers only.
  await db
    .insertInto('message_file_parts')
    .values({ file_id: id, position: stored, content: Buffer.from(content) })
    .execute();
  await db
    .updateTable('message_files')
    .set({ stored: stored + content.byteLength })
    .where('id', '=', id)
    .execute();
}

export async function acceptFile(
  db: Db,
  id: string,
  { name, type }: { name: string; type: string },
): Promise<void> {
  await db.updateTable('message_files').set({ name, type }).where('id', '=', id).execute();
}

export async function deleteFile(db: Db, id: string): Promise<void> {
  await db.deleteFrom('message_files').where('id', '=', id).execute();
}

export async function findFile(db: Db, id: string): Promise<StoredFile | undefined> {
  return await db.selectFrom('message_files').select(columns).where('id', '=', id).executeTakeFirst();
}

/** All of a message, in the order in which they were added. */
export async function listFiles(db: Db, messageId: string): Promise<StoredFile[]> {
  return await db
    .selectFrom('message_files')
    .select(columns)
    .where('message_id', '=', messageId)
    .orderBy('id')
    .execute();
}

export function draftFiles(files: readonly StoredFile[], operatorId: string): StoredFile[] {
  return files.filter((file) => file.operatorId === operatorId && file.replyId === null);
}

export async function readFile(db: Db, id: string): Promise<Buffer> {
  const rows = await db
    .selectFrom('message_file_parts')
    .select('content')
    .where('file_id', '=', id)
    .orderBy('position')
    .execute();
  return Buffer.concat(rows.map(({ content }) => content));
}

/** Call it in the transaction of the reply. False if one of them is not an accepted file of the draft. */
export async function attachFiles(
  db: Db,
  { messageId, operatorId, replyId, ids }: Owner & { replyId: string; ids: readonly string[] },
): Promise<boolean> {
  if (ids.length === 0) return true;
  const accepted = db
    .updateTable('message_files')
    .where('id', 'in', ids)
    .where('message_id', '=', messageId)
    .where('operator_id', '=', operatorId)
    .where('reply_id', 'is', null)
    .where('type', 'is not', null);
  const attached = await countWritten(accepted.set({ reply_id: replyId, operator_id: null }));
  return attached === new Set(ids).size;
}

export async function createIncomingFile(
  db: Db,
  { content, ...file }: Omit<NewFile, 'operatorId' | 'size'> & { at: string; content: Uint8Array },
): Promise<void> {
  const id = await insertFile(db, { ...file, size: content.byteLength });
  await storeParts(db, id, content);
}

export async function storeParts(db: Db, id: string, content: Uint8Array): Promise<void> {
  for (let stored = 0; stored < content.byteLength; stored += filePartBytes)
    await appendPart(db, { id, stored }, content.subarray(stored, stored + filePartBytes));
}

export function fileJson({ id, name, type, size }: StoredFile): MessageFile {
  return { id, name, type: type ?? '', size };
}
