import type { MailKind } from './mail-kinds.ts';

/** What cannot go out by itself within a day needs a person: later than that nobody would call it a confirmation. */
export const dayMs = 24 * 60 * 60 * 1000;

/**
 * How often one mailbox is written to by the site itself (docs/decisions/0011), since nobody has proved to own the
 * address in a form. What is owed waits beyond that; a courtesy is left out.
 */
export const answerLimits = {
  'message-acknowledgement': { perMailboxAndDay: 1, isOwed: false },
  'declaration-confirmation': { perMailboxAndDay: 5, isOwed: true },
} as const satisfies Partial<Record<MailKind, { perMailboxAndDay: number; isOwed: boolean }>>;

export type AnswerKind = keyof typeof answerLimits;

export function isAnswerKind(kind: MailKind): kind is AnswerKind {
  return Object.hasOwn(answerLimits, kind);
}

/**
 * Why an owed mail did not go out at once: it looks like spam, its address is none that a site should write to by
 * itself, or the sender's network or the recipient's mailbox has had its share.
 */
export type WaitsFor = 'suspected' | 'address' | 'network' | 'mailbox';

/** What is known about an answer beside its mailbox. */
export type Answering = {
  /** The first moment, not before `earliest`, at which the sender's network may cause a mail; undefined: not within a day. */
  reserve: (now: number, earliest: number) => number | undefined;
  /** Only a person may send it. */
  heldFor?: 'suspected' | 'address' | undefined;
};

/** An answer that nothing holds back but its mailbox. */
export const unlimited: Answering = { reserve: (_, earliest) => earliest };

export type AnswerPlan = { status: 'queued' | 'held'; due: number; waitsFor: WaitsFor | null };

/**
 * When an answer goes out: now, later, or (`held`) when a person says so, because it may not go out by itself within a
 * day; undefined if it is a courtesy that cannot go out now. `earlier`: when the last mails of its kind to this mailbox
 * were or will be sent, latest first.
 */
export function planAnswer(
  kind: AnswerKind,
  now: number,
  earlier: readonly number[],
  { reserve, heldFor }: Answering,
): AnswerPlan | undefined {
  const { perMailboxAndDay, isOwed } = answerLimits[kind];
  const held = (waitsFor: WaitsFor) =>
    isOwed ? ({ status: 'held', due: now, waitsFor } as const) : undefined;
  if (heldFor) return held(heldFor);
  const last = earlier[perMailboxAndDay - 1];
  const free = last === undefined ? now : Math.max(now, last + dayMs);
  if (free > now + (isOwed ? dayMs : 0)) return held('mailbox');
  const due = reserve(now, free);
  if (due === undefined) return held('network');
  if (due === now) return { status: 'queued', due, waitsFor: null };
  return { status: 'queued', due, waitsFor: due > free ? 'network' : 'mailbox' };
}
