import { sql } from 'kysely';
import type { IncomingMail, LeftOut } from '#domain/api/inbox/incoming-mail.ts';
import { newId } from '#server/core/store/new-id.ts';
import { isWritten } from '#server/core/store/rows.ts';
import type { Db } from '#server/core/store/store.ts';
import { makeFound } from '#server/forms/support-messages.ts';
import { createIncomingFile, fileJson, listFiles } from '#server/inbox/message-files.ts';

export type NewIncomingMail = Omit<IncomingMail, 'id' | 'createdAt' | 'files'> & {
  messageId: string;
  hash: string;
  at: string;
  files: readonly { name: string; type: string; content: Uint8Array }[];
};

/** False if the mail is stored already; call it in a transaction. */
export async function createIncomingMail(db: Db, mail: NewIncomingMail): Promise<boolean> {
  const id = newId();
  const { messageId, at, kind, hash: mailHash, subject, text, from } = mail;
  const written = { id, messageId, mailHash, kind, createdAt: at, subject, text };
  const files = mail.files.reduce((sum, { content }) => sum + content.byteLength, 0);
  const stored = db
    .insertInto('incoming_mails')
    .values({
      ...written,
      fromName: from.name,
      fromAddress: from.address,
      leftOut: JSON.stringify(mail.leftOut),
      claimsTeam: mail.claimsTeam ? 1 : 0,
      bytes: Buffer.byteLength(text) + files,
    })
    .onConflict((on) => on.column('mailHash').doNothing());
  if (!(await isWritten(stored))) return false;
  await makeFound(db, messageId, subject, text);
  for (const file of mail.files) await createIncomingFile(db, { messageId, incomingId: id, at, ...file });
  return true;
}

export async function listIncomingMails(db: Db, messageId: string): Promise<IncomingMail[]> {
  const rows = await db
    .selectFrom('incoming_mails')
    .select(['id', 'kind', 'createdAt', 'subject', 'text'])
    .select(['fromName', 'fromAddress', 'leftOut', 'claimsTeam'])
    .where('messageId', '=', messageId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const files = await listFiles(db, messageId);
  return rows.map(({ fromName: name, fromAddress: address, ...row }) => ({
    ...row,
    from: { name, address },
    leftOut: JSON.parse(row.leftOut) as LeftOut,
    claimsTeam: row.claimsTeam === 1,
    files: files.filter(({ incomingId }) => incomingId === row.id).map(fileJson),
  }));
}

export async function countIncomingSince(
  db: Db,
  since: string,
  messageId?: string,
): Promise<{ mails: number; bytes: number }> {
  const { mails, bytes } = await db
    .selectFrom('incoming_mails')
    .select(({ fn }) => [fn.countAll().as('mails'), fn.sum('bytes').as('bytes')])
    .where('createdAt', '>', since)
    .$if(messageId !== undefined, (query) => query.where('messageId', '=', messageId!))
    .executeTakeFirstOrThrow();
  return { mails: Number(mails), bytes: Number(bytes ?? 0) };
}

/** The mail is the last word: the team has not answered since. */
export const hasLastWord = sql<boolean>`incoming_mails.kind = 'answer'
  and not exists (select 1 from message_replies
    where message_replies.message_id = incoming_mails.message_id
    and message_replies.created_at > incoming_mails.created_at)`;

/** Ids of messages in which the customer had the last word. */
export async function listUnanswered(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('incoming_mails')
    .select('messageId')
    .distinct()
    .where('messageId', 'in', ids)
    .where(hasLastWord)
    .execute();
  return new Set(rows.map((row) => row.messageId));
}

/** Work again: what was done is open, what was thrown away is back, and its follow-up date is over. */
export async function reopenMessage(db: Db, id: string): Promise<void> {
  await db
    .updateTable('support_messages')
    .set({
      version: sql<number>`version + 1`,
      status: sql`case status when 'done' then 'open' else status end`,
      deletedAt: null,
      followUp: null,
      bulkId: null,
    })
    .where('id', '=', id)
    .execute();
}
