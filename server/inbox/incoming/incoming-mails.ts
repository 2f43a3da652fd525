import { sql } from 'kysely';
import type { IncomingMail, LeftOut } from '#domain/api/inbox/incoming-mail.ts';
import { newId } from '#server/core/store/new-id.ts';
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
  const { messageId, at } = mail;
  const files = mail.files.reduce((sum, { content }) => sum + content.byteLength, 0);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('incoming_mails')
    .values({
      id,
      message_id: messageId,
      mail_hash: mail.hash,
      kind: mail.kind,
      created_at: at,
      from_name: mail.from.name,
      from_address: mail.from.address,
      subject: mail.subject,
      text: mail.text,
      left_out: JSON.stringify(mail.leftOut),
      claims_team: mail.claimsTeam ? 1 : 0,
      bytes: Buffer.byteLength(mail.text) + files,
    })
    .onConflict((on) => on.column('mail_hash').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await makeFound(db, messageId, mail.subject, mail.text);
  for (const file of mail.files) await createIncomingFile(db, { messageId, incomingId: id, at, ...file });
  return true;
}

export async function listIncomingMails(db: Db, messageId: string): Promise<IncomingMail[]> {
  const rows = await db
    .selectFrom('incoming_mails')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const files = await listFiles(db, messageId);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    createdAt: row.created_at,
    from: { name: row.from_name, address: row.from_address },
    subject: row.subject,
    text: row.text,
    leftOut: JSON.parse(row.left_out) as LeftOut,
    claimsTeam: row.claims_team === 1,
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
    .where('created_at', '>', since)
    .$if(messageId !== undefined, (query) => query.where('message_id', '=', messageId!))
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
    .select('message_id')
    .distinct()
    .where('message_id', 'in', ids)
    .where(hasLastWord)
    .execute();
  return new Set(rows.map((row) => row.message_id));
}

/** Work again: what was done is open, what was thrown away is back, and its follow-up date is over. */
export async function reopenMessage(db: Db, id: string): Promise<void> {
  await db
    .updateTable('support_messages')
    .set({
      version: sql<number>`version + 1`,
      status: sql`case status when 'done' then 'open' else status end`,
      deleted_at: null,
      follow_up: null,
      bulk_id: null,
    })
    .where('id', '=', id)
    .execute();
}
