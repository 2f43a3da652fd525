import { refundDay } from '#domain/forms/declaration-deadline.ts';
import type { MessageKind, MessageStatus } from './inbox.ts';
import { workingDayAfter } from './working-days.ts';

/** The promised reply, the refund that the law requires, or the follow-up date. */
export type DueReason = 'reply' | 'refund' | 'followUp';

export type Due = {
  readonly reason: DueReason;
  /** `2026-12-02` */
  readonly day: string;
  readonly state: 'later' | 'today' | 'late';
};

type Work = {
  kind: MessageKind;
  status: MessageStatus;
  receivedAt: string;
  receivedDay: string;
  isReplied: boolean;
  followUp: string | null;
  deletedAt: string | null;
};

/** The earliest day counts. A done message has only its follow-up date, one in the bin has none. */
export function dueOf(
  { kind, status, receivedAt, receivedDay, isReplied, followUp, deletedAt }: Work,
  { today, replyWorkingDays }: { today: string; replyWorkingDays: number },
): Due | null {
  const isToDo = status === 'new' || status === 'open';
  const awaitsReply = isToDo && kind === 'message' && !isReplied;
  const days: Record<DueReason, string | null> = {
    reply: awaitsReply ? workingDayAfter(receivedDay, replyWorkingDays) : null,
    refund: status === 'done' ? null : refundDay(kind, receivedAt),
    followUp,
  };
  const [first] = (Object.keys(days) as DueReason[])
    .flatMap((reason) => (days[reason] === null ? [] : [{ reason, day: days[reason] }]))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  if (!first || deletedAt !== null) return null;
  const isLate = first.day < today;
  return { ...first, state: isLate ? 'late' : first.day === today ? 'today' : 'later' };
}

/** The follow-up date once a message has this status: `suspected` ends it, `done` ends one that has come; a later one stays. */
export function followUpAfter(
  followUp: string | null,
  status: MessageStatus | undefined,
  { today }: { today: string },
): string | null {
  const isOver = status === 'suspected' || (status === 'done' && followUp !== null && followUp <= today);
  return isOver ? null : followUp;
}
