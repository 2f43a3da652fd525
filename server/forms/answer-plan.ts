import { type Kysely, sql } from 'kysely';
import { hourMs } from '#domain/language/durations.ts';
import type { HoldReason, MailKind } from '#domain/outbox/mail-kinds.ts';
import { lockFailures, saveFailures } from '#server/accounts/sign-in-failures.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';

/** The sender of a form has not proved to own the address (docs/decisions/0011). Beyond this, only owed mails wait. */
export const answerLimits = {
  'message-acknowledgement': { perMailboxAndDay: 1, isOwed: false },
  'declaration-confirmation': { perMailboxAndDay: 5, isOwed: true },
} as const satisfies Partial<Record<MailKind, { perMailboxAndDay: number; isOwed: boolean }>>;

export type AnswerKind = keyof typeof answerLimits;

export function isAnswerKind(kind: MailKind): kind is AnswerKind {
  return Object.hasOwn(answerLimits, kind);
}

export type AutoReplyRules = {
  /** First time from `earliest` on at which the sender's network may cause a mail; undefined: not within a day. */
  reserve: (db: Kysely<Tables>, times: { now: number; earliest: number }) => Promise<number | undefined>;
  heldFor?: 'suspected' | 'address' | undefined;
};

export const unlimited: AutoReplyRules = { reserve: async (_, { earliest }) => earliest };

type AutoReplySchedule = { status: 'queued' | 'held'; due: number; waitsFor: HoldReason | null };

/** Mails of one kind to one mailbox within a day: whether its limit is reached, and when the latest went. */
export type Earlier = { isFull: boolean; lastAt: number };

/**
 * `held`: not possible within a day, or for a person to decide. Undefined: a courtesy that cannot go now. To a full mailbox
 * an owed mail goes an hour after the latest.
 */
export async function scheduleAutoReply(
  db: Kysely<Tables>,
  kind: AnswerKind,
  now: number,
  { isFull, lastAt }: Earlier,
  { reserve, heldFor }: AutoReplyRules,
): Promise<AutoReplySchedule | undefined> {
  const { isOwed } = answerLimits[kind];
  const held = (waitsFor: HoldReason) =>
    isOwed ? ({ status: 'held', due: now, waitsFor } as const) : undefined;
  if (heldFor) return held(heldFor);
  if (isFull && !isOwed) return undefined;
  const free = isFull ? Math.max(now, lastAt + hourMs) : now;
  const due = await reserve(db, { now, earliest: free });
  if (due === undefined) return held('network');
  if (due === now) return { status: 'queued', due, waitsFor: null };
  return { status: 'queued', due, waitsFor: due > free ? 'network' : 'mailbox' };
}

/** In milliseconds since 1970; `longestWaitMs` from `now` on. */
type Wanted = { now: number; earliest: number; longestWaitMs: number };

/**
 * Each network causes one mail an hour, in all processes together. Returns the first time from `earliest` on that is free,
 * and takes it; undefined if the mail would wait too long. Counted under the salted hash `subject` (`NetworkSubjects`),
 * beside failures at sign-in, and forgotten with its salt. Call it in the transaction that queues the mail.
 */
export async function reserveMail(
  db: Kysely<Tables>,
  subject: string,
  { now, earliest, longestWaitMs }: Wanted,
): Promise<number | undefined> {
  const at = new Date(now).toISOString();
  const { blockedUntil } = await lockFailures(db, subject, { now: at, since: '' });
  const due = Math.max(earliest, Date.parse(blockedUntil));
  if (due > now + longestWaitMs) return undefined;
  await saveFailures(db, subject, {
    failures: 1,
    blockedUntil: new Date(due + hourMs).toISOString(),
    now: at,
  });
  return due;
}

type Hour = { now: number; most: number };

/** Whether `most` acknowledgements were queued within the last hour. If not, others wait until `db` ends to ask the same. */
export async function isHourFull(store: Store, db: Kysely<Tables>, hour: Hour): Promise<boolean> {
  // First without the lock, so that submissions do not wait in a flood.
  if (await hasQueued(db, hour)) return true;
  await lock(store, db, 'acknowledgements');
  return await hasQueued(db, hour);
}

async function hasQueued(db: Kysely<Tables>, { now, most }: Hour): Promise<boolean> {
  const last = await db
    .selectFrom('outbox')
    .select('id')
    // Written out, or SQLite could not take the index of this kind.
    .where('kind', '=', sql.lit('message-acknowledgement' satisfies AnswerKind))
    .where('created_at', '>', new Date(now - hourMs).toISOString())
    .limit(1)
    .offset(most - 1)
    .executeTakeFirst();
  return last !== undefined;
}
