import type { PublishedProduct } from '#domain/publishing/release.ts';
import type { NamedOperator } from './release.ts';

export const planStates = ['waiting', 'published', 'failed', 'cancelled'] as const;

export type PlanState = (typeof planStates)[number];

/**
 * `changed`: another value was published in one of its places since. `unshowable`: a page cannot be made of it.
 * `notAllowed`: who planned it, approved it or entered a setting of owners may not do so any more, or is gone. `error`: the
 * server failed at it several times.
 */
export const planFailures = ['changed', 'unshowable', 'notAllowed', 'error'] as const;

export type PlanFailure = (typeof planFailures)[number];

export function isPlanFailure(text: unknown): text is PlanFailure {
  return (planFailures as readonly unknown[]).includes(text);
}

/** Limit of waiting and failed plans; each contains all products. */
export const mostOpenPlans = 100;

/** Cancelled plans can be read for so many days. */
export const cancelledPlanDays = 30;

/** A release that waits for its time or an approval. */
export type PlannedRelease = {
  readonly id: string;
  readonly by: NamedOperator;
  readonly createdAt: string;
  /** Null: as soon as it is approved. */
  readonly dueAt: string | null;
  readonly needsApproval: boolean;
  readonly approvedBy: NamedOperator | null;
  readonly state: PlanState;
  readonly failure: PlanFailure | null;
  /**
   * Failed: conflicting fields, fields that only owners publish, or the page. Cancelled: the fields that
   * did not come back into the draft, for something else stood there.
   */
  readonly places: readonly string[];
  /** That it became. */
  readonly version: number | null;
  readonly baseVersion: number;
  /** Number of words and facts. */
  readonly fieldCount: number;
  /** Null while it waits. */
  readonly endedAt: string | null;
};

/** Not published and not cancelled. */
export function isOpenPlan({ state }: Pick<PlannedRelease, 'state'>): boolean {
  return state === 'waiting' || state === 'failed';
}

/** With what it says. */
export type WholePlan = PlannedRelease & {
  /** Number of changed texts and facts. */
  readonly fields: readonly { readonly id: string; readonly value?: unknown }[];
  readonly products: readonly PublishedProduct[];
};

export type Plans = {
  /** Order: waiting and failed, recently cancelled, recently published. */
  readonly plans: readonly PlannedRelease[];
  /** The server's time, which decides when a plan is due. */
  readonly now: string;
  readonly zone: string;
  /** Nothing goes live before a second operator has approved it. */
  readonly isApprovalRequired: boolean;
};
