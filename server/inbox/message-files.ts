import type { MessageFile } from '#domain/api/inbox/message-file.ts';
import { filePartBytes } from '#domain/inbox/message-file.ts';
import { hourMs } from '#domain/language/durations.ts';
import { newId } from '#server/core/store/new-id.ts';
import { countWritten } from '#server/core/store/rows.ts';
import type { Db } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';

type Owner = { messageId: string; operatorId: string };

export type StoredFile = Tables['message_files'];

/** Parts follow; those of unfinished uploads are deleted after an hour. */
export async function createDraftFile(
  db: Db,
  { at, ...file }: Owner & { name: string; size: number; at: string },
): Promise<string> {
  const anHourAgo = new Date(Date.parse(at) - hourMs).toISOString();
  await db
    .deleteFrom('message_files')
    .where('operatorId', '=', file.operatorId)
    .where('type', 'is', null)
    .where('createdAt', '<', anHourAgo)
    .execute();
  return await insertFile(db, { ...file, at, type: null });
}

type NewFile = Pick<StoredFile, 'messageId' | 'name' | 'type' | 'size'> &
  Partial<Pick<StoredFile, 'incomingId' | 'operatorId'>>;

async function insertFile(db: Db, { at, ...file }: NewFile & { at: string }): Promise<string> {
  const row = { id: newId(), ...file, createdAt: at, stored: 0 };
  await db.insertInto('message_files').values(row).execute();
  return row.id;
}

export async function appendPart(
  db: Db,
  { id, stored }: Pick<StoredFile, 'id' | 'stored'>,
  content: Uint8Array,
): Promise<void> {
  // PostgreSQL's client knows buffers only.
  await db
    .insertInto('message_file_parts')
    .values({ fileId: id, position: stored, content: Buffer.from(content) })
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
  return await db.selectFrom('message_files').selectAll().where('id', '=', id).executeTakeFirst();
}

/** All of a message, in the order in which they were added. */
export async function listFiles(db: Db, messageId: string): Promise<StoredFile[]> {
  return await db
    .selectFrom('message_files')
    .selectAll()
    .where('messageId', '=', messageId)
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
    .where('fileId', '=', id)
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
    .where('messageId', '=', messageId)
    .where('operatorId', '=', operatorId)
    .where('replyId', 'is', null)
    .where('type', 'is not', null);
  const attached = await countWritten(accepted.set({ replyId, operatorId: null }));
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
