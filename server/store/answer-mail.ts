import { type Kysely, sql } from 'kysely';
import { mailboxKey } from '#domain/address-key.ts';
import { dayMs, hourMs } from '#domain/durations.ts';
import { lockMailbox } from './advisory-lock.ts';
import { type Answering, type AnswerKind, answerLimits, planAnswer } from './answer-plan.ts';
import { queueMail } from './outbox.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** Longest mailbox (RFC 5321 4.5.3.1); PostgreSQL limits the size of an index entry. */
const longestKey = 320;

type Given = { kind: AnswerKind; messageId: string; email: string; at: string; answering: Answering };

/** Call it in the transaction that stores the submission. */
export async function queueAnswer(
  store: Store,
  db: Kysely<Tables>,
  { kind, messageId, email, at, answering }: Given,
): Promise<void> {
  const addressKey = mailboxKey(email).slice(0, longestKey);
  await lockMailbox(store, db, addressKey);
  const ofMailbox = { kind, addressKey, at };
  const plan = await planAnswer(db, kind, Date.parse(at), await momentsBefore(db, ofMailbox), answering);
  if (!plan) return;
  const { status, due, waitsFor } = plan;
  const dueAt = new Date(due).toISOString();
  if (waitsFor === 'mailbox' && status === 'queued') await makeRoom(db, ofMailbox, due);
  await queueMail(db, { kind, messageId, createdAt: at, status, dueAt, waitsFor, addressKey });
}

type OfMailbox = { kind: AnswerKind; addressKey: string; at: string };

/** When those went, or were due, that do not wait for their turn; latest first. */
async function momentsBefore(db: Kysely<Tables>, { kind, addressKey, at }: OfMailbox): Promise<number[]> {
  const moment = sql<string>`coalesce(sent_at, due_at)`;
  const earlier = await db
    .selectFrom('outbox')
    .select(moment.as('moment'))
    .where('kind', '=', kind)
    .where('address_key', '=', addressKey)
    .where('status', '<>', 'held')
    .where((one) => one.or([one('waits_for', 'is distinct from', 'mailbox'), one(moment, '<=', at)]))
    .orderBy(moment, 'desc')
    .limit(answerLimits[kind].perMailboxAndDay)
    .execute();
  return earlier.map((mail) => Date.parse(mail.moment));
}

/**
 * The newest goes first, and those that wait for their turn an hour later each: whoever declares in a customer's name cannot
 * hold up what the customer declares after it. What would wait for more than a day is for a person to decide.
 */
async function makeRoom(
  db: Kysely<Tables>,
  { kind, addressKey, at }: OfMailbox,
  taken: number,
): Promise<void> {
  const waiting = await db
    .selectFrom('outbox')
    .select(['id', 'due_at', 'created_at'])
    .where('kind', '=', kind)
    .where('address_key', '=', addressKey)
    .where('status', '=', 'queued')
    .where('waits_for', '=', 'mailbox')
    .where('due_at', '>', at)
    .orderBy('due_at')
    .execute();
  let before = taken;
  for (const { id, due_at, created_at } of waiting) {
    const due = Math.max(Date.parse(due_at), before + hourMs);
    before = due;
    const isLate = due > Date.parse(created_at) + dayMs;
    await db
      .updateTable('outbox')
      .set(isLate ? { status: 'held' } : { due_at: new Date(due).toISOString() })
      .where('id', '=', id)
      .execute();
  }
}
