import { type Kysely, sql } from 'kysely';
import { hourMs } from '#domain/language/durations.ts';
import type { HoldReason, MailKind } from '#domain/outbox/mail-kinds.ts';
import { countAttempt } from '#server/core/limits/attempts.ts';
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

/** For all networks together: strangers can use this up, so it limits only mails that are not owed. */
export const acknowledgementsPerHour = 60;

export type AutoReplyRules = {
  /** Name under which the client's network is counted (`networkSubject`): it causes one mail an hour. Not limited if unknown. */
  subject?: string;
  /** How long the mail may wait for its network. */
  longestWaitMs?: number;
  /** Mails of all networks in an hour. */
  mostPerHour?: number;
  heldFor?: 'suspected' | 'address' | undefined;
};

type AutoReplySchedule = { status: 'queued' | 'held'; due: number; waitsFor: HoldReason | null };

/** Mails of one kind to one mailbox within a day: whether its limit is reached, and when the latest went. */
export type Earlier = { isFull: boolean; lastAt: number };

/**
 * `held`: not possible within a day, or for a person to decide. Undefined: a courtesy that cannot go now. To a full mailbox
 * an owed mail goes an hour after the latest. Call it in the transaction that queues the mail.
 */
export async function scheduleAutoReply(
  store: Store,
  db: Kysely<Tables>,
  { kind, now, earlier }: { kind: AnswerKind; now: number; earlier: Earlier },
  { subject, longestWaitMs = 0, mostPerHour, heldFor }: AutoReplyRules,
): Promise<AutoReplySchedule | undefined> {
  const { isOwed } = answerLimits[kind];
  const held = (waitsFor: HoldReason) =>
    isOwed ? ({ status: 'held', due: now, waitsFor } as const) : undefined;
  if (heldFor) return held(heldFor);
  if (earlier.isFull && !isOwed) return undefined;
  if (mostPerHour !== undefined && (await isHourFull(store, db, { now, most: mostPerHour })))
    return undefined;
  const earliest = earlier.isFull ? Math.max(now, earlier.lastAt + hourMs) : now;
  const turn = subject === undefined ? [] : [{ subject, pauseMs: () => hourMs }];
  const { isCounted, at: due } = await countAttempt(db, turn, { now, earliest, longestWaitMs });
  if (!isCounted) return held('network');
  if (due === now) return { status: 'queued', due, waitsFor: null };
  return { status: 'queued', due, waitsFor: due > earliest ? 'network' : 'mailbox' };
}

type Hour = { now: number; most: number };

/** Whether `most` acknowledgements were queued within the last hour. If not, others wait until `db` ends to ask the same. */
async function isHourFull(store: Store, db: Kysely<Tables>, hour: Hour): Promise<boolean> {
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
