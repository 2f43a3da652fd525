import { sql } from 'kysely';
import type { SiteConfig } from '#content/facts/site-config.ts';
import { addressKey, isPublicMailbox, mailboxKey } from '#domain/forms/email-address.ts';
import { dayMs, hourMs } from '#domain/language/durations.ts';
import type { AnswerKind, HoldReason, NoAcknowledgement } from '#domain/outbox/mail-kinds.ts';
import { countAttempt } from '#server/core/limits/attempts.ts';
import { lock, lockMailbox } from '#server/core/store/advisory-lock.ts';
import { isFound } from '#server/core/store/rows.ts';
import type { Db, Store } from '#server/core/store/store.ts';
import { queueMail } from '#server/outbox/outbox.ts';

/**
 * The sender of a form has not proved to own the address (docs/decisions/0011). A late acknowledgement is useless, so it is
 * dropped; a confirmation is required by law, so it waits for its mailbox or network, or for a person. A network's are counted
 * apart.
 */
export const answerLimits = {
  'message-acknowledgement': { perMailboxAndDay: 1, isOwed: false, countedAs: 'acknowledged' },
  'declaration-confirmation': { perMailboxAndDay: 5, isOwed: true, countedAs: 'confirmed' },
} as const satisfies Record<AnswerKind, object>;

/** For all networks together: strangers can use this up, so it limits only mails that are not owed. */
export const acknowledgementsPerHour = 60;

/** Longest mailbox (RFC 5321 4.5.3.1); PostgreSQL limits the size of an index entry. */
const longestKey = 320;

/** False for our own addresses, which could answer back, and for invalid mailboxes. */
export function mayBeAnswered(
  { email, mailFrom, operatorEmail }: Pick<SiteConfig, 'email' | 'mailFrom' | 'operatorEmail'>,
  sender: string,
): boolean {
  const own = [email, mailFrom, operatorEmail].map(addressKey);
  return !own.includes(addressKey(sender)) && isPublicMailbox(sender);
}

export type AutoReply = {
  /** Name under which the client's network is counted (`networkSubject`): it causes one mail an hour. Not limited if unknown. */
  network?: string;
  heldFor?: 'suspected' | 'address' | undefined;
};

type NewAutoReply = AutoReply & { kind: AnswerKind; messageId: string; email: string; at: string };

/** Queues the mail, holds it or drops it; returns why it dropped it. Call it in the transaction that stores the submission. */
export async function queueAutoReply(
  store: Store,
  db: Db,
  { kind, messageId, email, at, network, heldFor }: NewAutoReply,
): Promise<NoAcknowledgement | null> {
  const { isOwed, countedAs } = answerLimits[kind];
  if (!isOwed && heldFor) return heldFor;
  const now = Date.parse(at);
  const mailbox = { kind, addressKey: mailboxKey(email).slice(0, longestKey), at };
  await lockMailbox(store, db, mailbox.addressKey);
  const { isFull, lastAt } = await earlierMails(db, mailbox);
  if (!isOwed && isFull) return 'mailbox';
  if (!isOwed && (await isHourFull(store, db, now))) return 'hour';
  const earliest = isFull ? Math.max(now, lastAt + hourMs) : now;
  const limited = network ? [{ subject: `${network} ${countedAs}`, pauseMs: () => hourMs }] : [];
  const moments = { now, earliest, longestWaitMs: isOwed ? dayMs : 0 };
  const turn = heldFor ? undefined : await countAttempt(db, limited, moments);
  const mail = { kind, messageId, createdAt: at, addressKey: mailbox.addressKey };
  if (!turn?.isCounted) {
    if (!isOwed) return 'network';
    await queueMail(db, { ...mail, status: 'held', waitsFor: heldFor ?? 'network' });
    return null;
  }
  const waitsFor: HoldReason | null = turn.at > earliest ? 'network' : turn.at > now ? 'mailbox' : null;
  if (isFull) await makeRoom(db, mailbox, turn.at);
  await queueMail(db, { ...mail, dueAt: new Date(turn.at).toISOString(), waitsFor });
  return null;
}

type Mailbox = { kind: AnswerKind; addressKey: string; at: string };

/**
 * Mails of one kind to one mailbox within a day: whether its limit is reached, and when the latest went. Planned mails
 * count towards the limit, but only mails that went set the next hour.
 */
async function earlierMails(
  db: Db,
  { kind, addressKey, at }: Mailbox,
): Promise<{ isFull: boolean; lastAt: number }> {
  const moment = sql<string>`coalesce(sent_at, due_at)`;
  const { count, last } = await db
    .selectFrom('outbox')
    .select([
      sql<number>`count(*)`.as('count'),
      sql<string | null>`max(case when ${moment} <= ${at} then ${moment} end)`.as('last'),
    ])
    .where('kind', '=', kind)
    .where('addressKey', '=', addressKey)
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
async function makeRoom(db: Db, { kind, addressKey, at }: Mailbox, newest: number): Promise<void> {
  const waiting = await db
    .selectFrom('outbox')
    .select(['id', 'dueAt', 'createdAt'])
    .where('kind', '=', kind)
    .where('addressKey', '=', addressKey)
    .where('status', '=', 'queued')
    .where('waitsFor', 'is not', null)
    .where('dueAt', '>', at)
    .where('dueAt', '>=', new Date(newest).toISOString())
    .orderBy('dueAt')
    .execute();
  let before = newest;
  for (const { id, dueAt, createdAt } of waiting) {
    const due = Math.max(Date.parse(dueAt), before + hourMs);
    const isLate = due > Date.parse(createdAt) + dayMs;
    if (!isLate) before = due;
    await db
      .updateTable('outbox')
      .set(isLate ? { status: 'held' } : { dueAt: new Date(due).toISOString() })
      .where('id', '=', id)
      .execute();
  }
}

/** Whether as many acknowledgements as may were queued within the last hour. If not, others wait until `db` ends to ask the same. */
async function isHourFull(store: Store, db: Db, now: number): Promise<boolean> {
  // First without the lock, so that submissions do not wait for each other in a flood.
  if (await hasQueued(db, now)) return true;
  await lock(store, db, 'acknowledgements');
  return await hasQueued(db, now);
}

async function hasQueued(db: Db, now: number): Promise<boolean> {
  const last = db
    .selectFrom('outbox')
    .select('id')
    // Written out, or SQLite could not take the index of this kind.
    .where('kind', '=', sql.lit('message-acknowledgement' satisfies AnswerKind))
    .where('createdAt', '>', new Date(now - hourMs).toISOString())
    .limit(1)
    .offset(acknowledgementsPerHour - 1);
  return await isFound(last);
}
