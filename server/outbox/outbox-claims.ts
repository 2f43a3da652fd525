import { sql } from 'kysely';
import { countWritten, isWritten } from '#server/core/store/rows.ts';
import type { Db, Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { type OutboxEntry, outboxEntry } from './outbox.ts';

/** Leased by a worker, which alone may send it until `due` passes. */
export type ClaimedMail = OutboxEntry & {
  recipient: string | null;
  details: Readonly<Record<string, string>>;
  firstAttemptAt: string;
  lease: string;
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
      .where('dueAt', '<=', now)
      .orderBy('turn')
      .orderBy('dueAt')
      .limit(limit)
      // SQLite has one writer at a time and needs no row locks.
      .$if(store.dialect === 'postgres', (query) => query.forUpdate().skipLocked());
    const rows = await db
      .updateTable('outbox')
      .set({
        lease,
        dueAt: heldUntil,
        attempts: sql`attempts + 1`,
        firstAttemptAt: sql`coalesce(first_attempt_at, ${now})`,
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
    await held(db, lease).set({ dueAt: heldUntil }).execute();
  });
}

/** Makes the mails due that wait for another try, because the mail server takes mails again. Returns their number. */
export async function retryNow(store: Store, now: string): Promise<number> {
  return await store.transaction(async (db) => {
    const retried = sql<boolean>`status = 'queued' and attempts > 0 and last_error is not null`;
    const waiting = db.updateTable('outbox').where(retried).where('lease', 'is', null);
    return await countWritten(waiting.where('dueAt', '>', now).set({ dueAt: now }));
  });
}

/** Makes it due again at once, as if it had not been claimed. */
export async function releaseClaim(store: Store, mail: ClaimedMail, now: string): Promise<boolean> {
  const first = mail.attempts === 1 ? { firstAttemptAt: null } : {};
  return await settle(store, mail, { dueAt: now, attempts: mail.attempts - 1, ...first });
}

/** False if the lease was lost. */
export async function markSent(store: Store, mail: ClaimedMail, sentAt: string): Promise<boolean> {
  return await settle(store, mail, { status: 'sent', sentAt, lastError: null });
}

export async function postpone(
  store: Store,
  mail: ClaimedMail,
  dueAt: string,
  reason: string,
): Promise<boolean> {
  return await settle(store, mail, { dueAt, lastError: reason });
}

export async function markFailed(store: Store, mail: ClaimedMail, reason: string): Promise<boolean> {
  return await settle(store, mail, { status: 'failed', lastError: reason });
}

type Settled = Partial<
  Pick<Tables['outbox'], 'status' | 'sentAt' | 'dueAt' | 'lastError' | 'attempts' | 'firstAttemptAt'>
>;

async function settle(store: Store, { id, lease }: ClaimedMail, outcome: Settled): Promise<boolean> {
  return await store.transaction(async (db) => {
    const change = { lease: null, ...outcome };
    return await isWritten(held(db, lease).where('id', '=', id).set(change));
  });
}

function held(db: Db, lease: string) {
  return db.updateTable('outbox').where(isQueued).where('lease', '=', lease);
}

function claimedMail(row: Tables['outbox']): ClaimedMail {
  return {
    ...outboxEntry(row),
    recipient: row.recipient,
    details: JSON.parse(row.details ?? '{}') as Record<string, string>,
    firstAttemptAt: row.firstAttemptAt!,
    lease: row.lease!,
  };
}
