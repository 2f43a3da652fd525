import { sql } from 'kysely';
import type { MailState } from '#domain/api/mail.ts';
import { type HoldReason, type MailKind, type MailStatus, turnOf } from '#domain/outbox/mail-kinds.ts';
import { newId } from '#server/core/store/new-id.ts';
import { isWritten } from '#server/core/store/rows.ts';
import type { Db, SubmissionTable } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';

export type OutboxEntry = MailState & {
  kind: MailKind;
  submissionId: string | null;
  isAutomatic: boolean;
};

export type NewMail = {
  id?: string;
  kind: MailKind;
  createdAt: string;
  messageId?: string;
  responseId?: string;
  recipient?: string;
  details?: Readonly<Record<string, string>>;
  dueAt?: string;
  status?: 'queued' | 'held';
  waitsFor?: HoldReason | null;
  addressKey?: string;
};

/** Oldest first; `after` is an id. */
export async function listOutbox(
  db: Db,
  { status, after = '', limit = 100 }: { status?: MailStatus; after?: string; limit?: number } = {},
): Promise<OutboxEntry[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '>', after)
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(outboxEntry);
}

export const aboutColumns = {
  support_messages: 'supportMessageId',
  survey_responses: 'surveyResponseId',
} as const satisfies Record<SubmissionTable, keyof Tables['outbox']>;

/** Oldest first; includes the mails of replies. */
export async function listMailsAbout(
  db: Db,
  table: SubmissionTable,
  ids: readonly string[],
): Promise<OutboxEntry[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where(aboutColumns[table], 'in', ids)
    .orderBy('createdAt')
    .orderBy('kind')
    .orderBy('id')
    .execute();
  return rows.map(outboxEntry);
}

/** Does nothing if a mail has the same id; call it in the transaction of its subject. Returns the id. */
export async function queueMail(db: Db, mail: NewMail): Promise<string> {
  const { messageId: supportMessageId, responseId: surveyResponseId, ...given } = mail;
  const columns = { supportMessageId, surveyResponseId, turn: turnOf(mail.kind), attempts: 0 };
  const usual = { id: newId(), status: 'queued', dueAt: mail.createdAt } as const;
  const details = mail.details && JSON.stringify(mail.details);
  const row = { ...columns, ...usual, ...given, details };
  await db
    .insertInto('outbox')
    .values(row)
    .onConflict((on) => on.column('id').doNothing())
    .execute();
  return row.id;
}

/** Mails of `ids` that exist; `messageId` is null for mails about something else. */
export async function findMails(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; messageId: string | null }[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('outbox')
    .select(['id', 'supportMessageId as messageId'])
    .where('id', 'in', [...new Set(ids)].slice(0, 100))
    .execute();
}

/** Handed over, and refused later by a server behind. False if it is no mail that was handed over. */
export async function markBounced(db: Db, id: string, reason: string): Promise<boolean> {
  const sent = db.updateTable('outbox').where('id', '=', id).where('status', '=', 'sent');
  return await isWritten(sent.set({ status: 'failed', lastError: reason }));
}

export async function retryMail(db: Db, id: string, now: string): Promise<boolean> {
  const failed = db.updateTable('outbox').where('id', '=', id).where('status', '=', 'failed');
  return await isWritten(failed.set(queuedAgain(now)));
}

/** Columns of a failed mail that gets another round of attempts. */
export function queuedAgain(now: string) {
  return {
    status: 'queued',
    attempts: 0,
    firstAttemptAt: null,
    dueAt: now,
    lease: null,
    dismissedAt: null,
    lastError: null,
  } as const;
}

export async function countOutbox(db: Db): Promise<Record<Exclude<MailStatus, 'sent'>, number>> {
  const rows = await db
    .selectFrom('outbox')
    .select(['status', db.fn.countAll().as('count')])
    .where(sql<boolean>`status in ('queued', 'held', 'failed')`)
    .groupBy('status')
    .execute();
  const counts = { queued: 0, held: 0, failed: 0 };
  for (const { status, count } of rows) counts[status as keyof typeof counts] = Number(count);
  return counts;
}

export function outboxEntry(row: Tables['outbox']): OutboxEntry {
  const { id, kind, createdAt, status, attempts, dueAt, lastError, sentAt } = row;
  const mail = { id, kind, createdAt, status, attempts, dueAt, lastError, sentAt };
  return {
    ...mail,
    submissionId: row.supportMessageId ?? row.surveyResponseId,
    waitsFor: attempts === 0 ? row.waitsFor : null,
    isAutomatic: row.addressKey !== null,
  };
}

export function mailJson({ submissionId: _, isAutomatic: __, ...mail }: OutboxEntry) {
  return mail;
}
