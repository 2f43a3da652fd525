import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { WaitsFor } from './answer-plan.ts';
import { type MailKind, mailTurns } from './mail-kinds.ts';
import type { Store } from './store.ts';
import type { SubmissionTable } from './submission.ts';
import type { MailStatus, OutboxTable, Tables } from './tables.ts';

/** Leased by a worker, which alone may send it until `due` passes. */
export type ClaimedMail = {
  id: string;
  kind: MailKind;
  submissionId: string | null;
  recipient: string | null;
  details: Readonly<Record<string, string>>;
  isAutomatic: boolean;
  createdAt: string;
  /** Includes this one. */
  attempts: number;
  firstAttemptAt: string;
  lease: string;
};

export type OutboxEntry = {
  id: string;
  kind: MailKind;
  submissionId: string | null;
  createdAt: string;
  status: MailStatus;
  attempts: number;
  dueAt: string;
  waitsFor: WaitsFor | null;
  isAutomatic: boolean;
  lastError: string | null;
  sentAt: string | null;
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
  waitsFor?: WaitsFor | null;
  addressKey?: string;
};

type Claim = { now: string; heldUntil: string; lease: string; limit: number };

/** Not a parameter, which SQLite could not compare with the condition of an index. */
const isQueued = sql<boolean>`status = 'queued'`;

/** Leases mails by `turn`, then oldest first. If the worker dies, they are due again at `heldUntil`. */
export async function claimDueMails(
  store: Store,
  { now, heldUntil, lease, limit }: Claim,
): Promise<ClaimedMail[]> {
  return await store.transaction(async (db) => {
    const due = db
      .selectFrom('outbox')
      .select('id')
      .where(isQueued)
      .where('due_at', '<=', now)
      .orderBy('turn')
      .orderBy('due_at')
      .limit(limit)
      // SQLite has one writer at a time and needs no row locks.
      .$if(store.dialect === 'postgres', (query) => query.forUpdate().skipLocked());
    const rows = await db
      .updateTable('outbox')
      .set({
        lease,
        due_at: heldUntil,
        attempts: sql`attempts + 1`,
        first_attempt_at: sql`coalesce(first_attempt_at, ${now})`,
      })
      .where('id', 'in', due)
      .returningAll()
      .execute();
    return rows.sort((a, b) => (a.id < b.id ? -1 : 1)).map(claimedMail);
  });
}

/** Keeps leased mails from becoming due to others while they are being sent. */
export async function prolongLease(store: Store, lease: string, heldUntil: string): Promise<void> {
  await store.transaction(async (db) => {
    await held(db, lease).set({ due_at: heldUntil }).execute();
  });
}

/** False if the lease was lost. */
export async function markSent(store: Store, mail: ClaimedMail, sentAt: string): Promise<boolean> {
  return await settle(store, mail, { status: 'sent', sent_at: sentAt, last_error: null });
}

export async function postpone(
  store: Store,
  mail: ClaimedMail,
  dueAt: string,
  reason: string,
): Promise<boolean> {
  return await settle(store, mail, { due_at: dueAt, last_error: reason });
}

export async function markFailed(store: Store, mail: ClaimedMail, reason: string): Promise<boolean> {
  return await settle(store, mail, { status: 'failed', last_error: reason });
}

/** Oldest first; `after` is an id. */
export async function listOutbox(
  db: Kysely<Tables>,
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

const aboutColumns = {
  support_messages: 'support_message_id',
  survey_responses: 'survey_response_id',
} as const satisfies Record<SubmissionTable, keyof OutboxTable>;

/** Oldest first; includes the mails of replies. */
export async function listMailsAbout(
  db: Kysely<Tables>,
  table: SubmissionTable,
  ids: readonly string[],
): Promise<OutboxEntry[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where(aboutColumns[table], 'in', ids)
    .orderBy('created_at')
    .orderBy('kind')
    .orderBy('id')
    .execute();
  return rows.map(outboxEntry);
}

/** Does nothing if a mail has the same id; call it in the transaction of its subject. Returns the id. */
export async function queueMail(db: Kysely<Tables>, mail: NewMail): Promise<string> {
  const id = mail.id ?? randomUUIDv7();
  await db
    .insertInto('outbox')
    .values({
      id,
      kind: mail.kind,
      turn: mailTurns[mail.kind],
      support_message_id: mail.messageId ?? null,
      survey_response_id: mail.responseId ?? null,
      recipient: mail.recipient ?? null,
      details: mail.details ? JSON.stringify(mail.details) : null,
      created_at: mail.createdAt,
      status: mail.status ?? 'queued',
      attempts: 0,
      due_at: mail.dueAt ?? mail.createdAt,
      address_key: mail.addressKey ?? null,
      waits_for: mail.waitsFor ?? null,
    })
    .onConflict((on) => on.column('id').doNothing())
    .execute();
  return id;
}

/** Those of `ids` that exist; `messageId` is null for mails about something else. */
export async function findMails(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<{ id: string; messageId: string | null }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'support_message_id as messageId'])
    .where('id', 'in', [...new Set(ids)].slice(0, 100))
    .execute();
  return rows;
}

/** Handed over, and refused later by a server behind. False if it is no mail that was handed over. */
export async function markBounced(db: Kysely<Tables>, id: string, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ status: 'failed', last_error: reason })
    .where('id', '=', id)
    .where('status', '=', 'sent')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function retryMail(db: Kysely<Tables>, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      status: 'queued',
      attempts: 0,
      first_attempt_at: null,
      due_at: now,
      lease: null,
      dismissed_at: null,
      last_error: null,
    })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Without those that were sent. */
export async function countOutbox(db: Kysely<Tables>): Promise<Record<Exclude<MailStatus, 'sent'>, number>> {
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

export async function hasQueuedMail(
  db: Kysely<Tables>,
  { kind, recipient, since }: { kind: MailKind; recipient: string; since: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where('recipient', '=', recipient)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Settled = Partial<Pick<OutboxTable, 'status' | 'sent_at' | 'due_at' | 'last_error'>>;

async function settle(store: Store, { id, lease }: ClaimedMail, outcome: Settled): Promise<boolean> {
  return await store.transaction(async (db) => {
    const { numUpdatedRows } = await held(db, lease)
      .where('id', '=', id)
      .set({ lease: null, ...outcome })
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  });
}

function held(db: Kysely<Tables>, lease: string) {
  return db.updateTable('outbox').where(isQueued).where('lease', '=', lease);
}

function claimedMail(row: Selectable<OutboxTable>): ClaimedMail {
  return {
    id: row.id,
    kind: row.kind,
    submissionId: submissionIdOf(row),
    recipient: row.recipient,
    details: JSON.parse(row.details ?? '{}') as Record<string, string>,
    isAutomatic: row.address_key !== null,
    createdAt: row.created_at,
    attempts: row.attempts,
    firstAttemptAt: row.first_attempt_at!,
    lease: row.lease!,
  };
}

export function outboxEntry(row: Selectable<OutboxTable>): OutboxEntry {
  return {
    id: row.id,
    kind: row.kind,
    submissionId: submissionIdOf(row),
    createdAt: row.created_at,
    status: row.status,
    attempts: row.attempts,
    dueAt: row.due_at,
    waitsFor: row.attempts === 0 ? row.waits_for : null,
    isAutomatic: row.address_key !== null,
    lastError: row.last_error,
    sentAt: row.sent_at,
  };
}

function submissionIdOf(row: Selectable<OutboxTable>): string | null {
  return row.support_message_id ?? row.survey_response_id;
}
