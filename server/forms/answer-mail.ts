import { type Kysely, sql } from 'kysely';
import { mailboxKey } from '#domain/forms/address-key.ts';
import { dayMs, hourMs } from '#domain/language/durations.ts';
import { lockMailbox } from '#server/core/store/advisory-lock.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { queueMail } from '#server/outbox/outbox.ts';
import {
  type AnswerKind,
  type AutoReplyRules,
  answerLimits,
  type Earlier,
  scheduleAutoReply,
} from './auto-reply.ts';

/** Longest mailbox (RFC 5321 4.5.3.1); PostgreSQL limits the size of an index entry. */
const longestKey = 320;

type Given = { kind: AnswerKind; messageId: string; email: string; at: string; answering: AutoReplyRules };

/** Call it in the transaction that stores the submission. */
export async function queueAnswer(
  store: Store,
  db: Kysely<Tables>,
  { kind, messageId, email, at, answering }: Given,
): Promise<void> {
  const addressKey = mailboxKey(email).slice(0, longestKey);
  await lockMailbox(store, db, addressKey);
  const ofMailbox = { kind, addressKey, at };
  const earlier = await earlierMails(db, ofMailbox);
  const plan = await scheduleAutoReply(store, db, { kind, now: Date.parse(at), earlier }, answering);
  if (!plan) return;
  const { status, due, waitsFor } = plan;
  const dueAt = new Date(due).toISOString();
  if (earlier.isFull && status === 'queued') await makeRoom(db, ofMailbox, due);
  await queueMail(db, { kind, messageId, createdAt: at, status, dueAt, waitsFor, addressKey });
}

type OfMailbox = { kind: AnswerKind; addressKey: string; at: string };

/** Planned mails count towards the limit, but only mails that went set the next hour. */
async function earlierMails(db: Kysely<Tables>, { kind, addressKey, at }: OfMailbox): Promise<Earlier> {
  const moment = sql<string>`coalesce(sent_at, due_at)`;
  const { count, last } = await db
    .selectFrom('outbox')
    .select([
      sql<number>`count(*)`.as('count'),
      sql<string | null>`max(case when ${moment} <= ${at} then ${moment} end)`.as('last'),
    ])
    .where('kind', '=', kind)
    .where('address_key', '=', addressKey)
    .where('status', '<>', 'held')
    .where(moment, '>', new Date(Date.parse(at) - dayMs).toISOString())
    .executeTakeFirstOrThrow();
  return {
    isFull: Number(count) >= answerLimits[kind].perMailboxAndDay,
    lastAt: last === null ? 0 : Date.parse(last),
  };
}

/**
 * Moves waiting mails behind the newest one, an hour apart: a stranger who declares in a customer's name cannot hold up what
 * the customer declares later. A mail that would wait for more than a day is held for a person to decide.
 */
async function makeRoom(
  db: Kysely<Tables>,
  { kind, addressKey, at }: OfMailbox,
  newest: number,
): Promise<void> {
  const waiting = await db
    .selectFrom('outbox')
    .select(['id', 'due_at', 'created_at'])
    .where('kind', '=', kind)
    .where('address_key', '=', addressKey)
    .where('status', '=', 'queued')
    .where('waits_for', 'is not', null)
    .where('due_at', '>', at)
    .where('due_at', '>=', new Date(newest).toISOString())
    .orderBy('due_at')
    .execute();
  let before = newest;
  for (const { id, due_at, created_at } of waiting) {
    const due = Math.max(Date.parse(due_at), before + hourMs);
    const isLate = due > Date.parse(created_at) + dayMs;
    if (!isLate) before = due;
    await db
      .updateTable('outbox')
      .set(isLate ? { status: 'held' } : { due_at: new Date(due).toISOString() })
      .where('id', '=', id)
      .execute();
  }
}
