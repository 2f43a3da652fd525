import type { PublishedProduct } from '#domain/publishing/publication.ts';
import type { NamedOperator } from './publication.ts';

export const planStates = ['waiting', 'published', 'failed', 'cancelled'] as const;

export type PlanState = (typeof planStates)[number];

/**
 * `changed`: somebody published something else in one of its places since. `unshowable`: a page cannot be made of it.
 * `notAllowed`: who planned it, approved it or entered a setting of owners may not do so any more, or is gone. `error`: the
 * server failed at it several times.
 */
export const planFailures = ['changed', 'unshowable', 'notAllowed', 'error'] as const;

export type PlanFailure = (typeof planFailures)[number];

export function isPlanFailure(text: unknown): text is PlanFailure {
  return (planFailures as readonly unknown[]).includes(text);
}

/** Those that wait or failed; each holds all products. */
export const mostOpenPlans = 100;

/** What a cancelled plan would have said can be read this long. */
export const cancelledPlanDays = 30;

/** What is to be published later, or once a colleague has approved it. */
export type PlannedPublication = {
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
   * Of one that failed: the fields in which somebody was faster, or which only owners publish; or the page. Of one that was cancelled: the fields that
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
export function isOpenPlan({ state }: Pick<PlannedPublication, 'state'>): boolean {
  return state === 'waiting' || state === 'failed';
}

/** With what it says. */
export type WholePlan = PlannedPublication & {
  /** Of words and facts. */
  readonly fields: readonly { readonly id: string; readonly value?: unknown }[];
  readonly products: readonly PublishedProduct[];
};

export type Plans = {
  /** Those that wait or failed first, then those cancelled of late and the last ones published. */
  readonly plans: readonly PlannedPublication[];
  /** Of the server, by which plans are carried out. */
  readonly now: string;
  readonly zone: string;
  /** Nothing goes live before a second operator has approved it. */
  readonly isApprovalRequired: boolean;
};
