import type { Kysely } from 'kysely';
import { hourMs } from '#domain/language/durations.ts';
import type { MailKind, WaitsFor } from '#domain/outbox/mail-kinds.ts';
import type { Tables } from '#server/core/store/tables.ts';

/** Nobody has proved to own the address in a form (docs/decisions/0011). Beyond this, only owed mails wait. */
export const answerLimits = {
  'message-acknowledgement': { perMailboxAndDay: 1, isOwed: false },
  'declaration-confirmation': { perMailboxAndDay: 5, isOwed: true },
} as const satisfies Partial<Record<MailKind, { perMailboxAndDay: number; isOwed: boolean }>>;

export type AnswerKind = keyof typeof answerLimits;

export function isAnswerKind(kind: MailKind): kind is AnswerKind {
  return Object.hasOwn(answerLimits, kind);
}

export type Answering = {
  /** First time from `earliest` on at which the sender's network may cause a mail; undefined: not within a day. */
  reserve: (db: Kysely<Tables>, times: { now: number; earliest: number }) => Promise<number | undefined>;
  heldFor?: 'suspected' | 'address' | undefined;
};

export const unlimited: Answering = { reserve: async (_, { earliest }) => earliest };

export type AnswerPlan = { status: 'queued' | 'held'; due: number; waitsFor: WaitsFor | null };

/** Mails of one kind to one mailbox within a day: whether its limit is reached, and when the latest went. */
export type Earlier = { isFull: boolean; lastAt: number };

/**
 * `held`: not possible within a day, or for a person to decide. Undefined: a courtesy that cannot go now. To a full mailbox
 * an owed mail goes an hour after the latest.
 */
export async function planAnswer(
  db: Kysely<Tables>,
  kind: AnswerKind,
  now: number,
  { isFull, lastAt }: Earlier,
  { reserve, heldFor }: Answering,
): Promise<AnswerPlan | undefined> {
  const { isOwed } = answerLimits[kind];
  const held = (waitsFor: WaitsFor) =>
    isOwed ? ({ status: 'held', due: now, waitsFor } as const) : undefined;
  if (heldFor) return held(heldFor);
  if (isFull && !isOwed) return undefined;
  const free = isFull ? Math.max(now, lastAt + hourMs) : now;
  const due = await reserve(db, { now, earliest: free });
  if (due === undefined) return held('network');
  if (due === now) return { status: 'queued', due, waitsFor: null };
  return { status: 'queued', due, waitsFor: due > free ? 'network' : 'mailbox' };
}
