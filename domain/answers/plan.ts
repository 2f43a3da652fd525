import type { PublishedProduct } from '#domain/publication.ts';

export const planStates = ['waiting', 'published', 'failed', 'cancelled'] as const;

export type PlanState = (typeof planStates)[number];

/** `changed`: somebody published something else in one of its places since. `unshowable`: a page cannot be made of it. */
export const planFailures = ['changed', 'unshowable'] as const;

export type PlanFailure = (typeof planFailures)[number];

export function isPlanFailure(text: unknown): text is PlanFailure {
  return (planFailures as readonly unknown[]).includes(text);
}

type Person = { readonly id: string; readonly name: string | null };

/** What is to be published later, or once a colleague has approved it. */
export type Plan = {
  readonly id: string;
  readonly by: Person;
  readonly createdAt: string;
  /** Null: as soon as it is approved. */
  readonly dueAt: string | null;
  readonly needsApproval: boolean;
  readonly approvedBy: Person | null;
  readonly state: PlanState;
  readonly failure: PlanFailure | null;
  /** The fields in which somebody was faster, or the page. */
  readonly places: readonly string[];
  /** That it became. */
  readonly version: number | null;
  /** Of words and facts. */
  readonly fields: readonly { readonly id: string; readonly value?: unknown }[];
  readonly baseVersion: number;
  readonly products: readonly PublishedProduct[];
};

export type Plans = {
  /** Those that wait or failed first, then the last ones that are over. */
  readonly plans: readonly Plan[];
  /** Of the server, by which plans are carried out. */
  readonly now: string;
  readonly zone: string;
  /** Nothing goes live before a second operator has approved it. */
  readonly isApprovalRequired: boolean;
};
