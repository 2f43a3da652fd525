import type { NamedOperator } from './release.ts';

export const scheduleStates = ['waiting', 'published', 'failed', 'cancelled'] as const;

export type ScheduleState = (typeof scheduleStates)[number];

/**
 * `changed`: another value was published in one of its places since. `unshowable`: a page cannot be made of it.
 * `notAllowed`: who scheduled it, approved it or entered a setting of owners may not do so any more, or is gone. `error`: the
 * server failed at it several times.
 */
export const scheduleFailures = ['changed', 'unshowable', 'notAllowed', 'error'] as const;

export type ScheduleFailure = (typeof scheduleFailures)[number];

export function isScheduleFailure(text: unknown): text is ScheduleFailure {
  return (scheduleFailures as readonly unknown[]).includes(text);
}

/** Limit of waiting and failed releases. */
export const mostScheduled = 100;

/** Cancelled schedule can be read for so many days. */
export const cancelledDays = 30;

/** A release that waits for its time or an approval. */
export type ScheduledRelease = {
  readonly id: string;
  readonly by: NamedOperator;
  readonly createdAt: string;
  /** Null: as soon as it is approved. */
  readonly dueAt: string | null;
  readonly needsApproval: boolean;
  readonly approvedBy: NamedOperator | null;
  readonly state: ScheduleState;
  readonly failure: ScheduleFailure | null;
  /**
   * Failed: conflicting fields, fields that only owners publish, or the page. Cancelled: the fields that
   * did not come back into the draft, for something else stood there.
   */
  readonly places: readonly string[];
  /** That it became. */
  readonly version: number | null;
  readonly baseVersion: number;
  readonly fieldCount: number;
  /** Null while it waits. */
  readonly endedAt: string | null;
};

/** Not published and not cancelled. */
export function isOpenRelease({ state }: Pick<ScheduledRelease, 'state'>): boolean {
  return state === 'waiting' || state === 'failed';
}

/** With what it says. */
export type WholeScheduledRelease = ScheduledRelease & {
  readonly fields: readonly { readonly id: string; readonly value?: unknown }[];
};

export type ScheduleAnswer = {
  /** Order: waiting and failed, recently cancelled, recently published. */
  readonly releases: readonly ScheduledRelease[];
  /** The server's time, which decides when a scheduled release is due. */
  readonly now: string;
  /** Time zone of the site. */
  readonly zone: string;
  /** Operators who may approve a release of another one. */
  readonly approvers: readonly NamedOperator[];
  /** Nothing goes live before a second operator has approved it. */
  readonly isApprovalRequired: boolean;
};
