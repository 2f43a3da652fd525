import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import type { PublishedProduct } from '#domain/publishing/product.ts';

export type ReleaseState = 'scheduled' | 'toApprove' | 'published' | 'failed' | 'cancelled';

/**
 * `changed`: another value was published in one of its fields since. `unshowable`: a page cannot be made of it.
 * `notAllowed`: its author, its approver or who entered a setting of owners may not do so any more, or is gone. `error`: the
 * server failed at it several times.
 */
export const releaseFailures = ['changed', 'unshowable', 'notAllowed', 'error'] as const;

export type ReleaseFailure = (typeof releaseFailures)[number];

export function isReleaseFailure(text: unknown): text is ReleaseFailure {
  return (releaseFailures as readonly unknown[]).includes(text);
}

/** Limit of releases that wait or have failed. */
export const mostOpen = 100;

/** How long a cancelled release can be read. */
export const cancelledDays = 30;

/** Counts of changes that visitors and operators see. */
export type ReleaseSummary = {
  readonly products: { readonly added: number; readonly changed: number; readonly removed: number };
  readonly colors: { readonly changed: number };
  readonly offerings: readonly string[];
  /** Changed texts and facts. */
  readonly fields: { readonly changed: number };
};

/** `name` is null for a removed operator. */
export type NamedOperator = { readonly id: string; readonly name: string | null };

/** A set of changes, and what has become of it. */
export type Release = {
  readonly id: string;
  readonly state: ReleaseState;
  /** Versions count from 1. Null until it is published. */
  readonly version: number | null;
  readonly author: NamedOperator;
  /** Null: no approval was needed, or it is still missing. */
  readonly approvedBy: NamedOperator | null;
  readonly createdAt: string;
  /** Null: at once, or as soon as it is approved. */
  readonly dueAt: string | null;
  /** When it was published, failed or was cancelled. */
  readonly endedAt: string | null;
  /** Version that visitors saw when it was made. */
  readonly baseVersion: number;
  /** Version that it brings back. */
  readonly restoredVersion: number | null;
  readonly summary: ReleaseSummary;
  readonly failure: ReleaseFailure | null;
  /**
   * Failed: conflicting fields, fields that only owners publish, or the page. Cancelled: the fields that
   * did not come back into the draft, for something else stood there.
   */
  readonly places: readonly string[];
};

export type PublishedRelease = Release & { readonly version: number; readonly endedAt: string };

/** Waits, or has failed. */
export function isOpenRelease({ state }: Pick<Release, 'state'>): boolean {
  return state !== 'published' && state !== 'cancelled';
}

/** With what it says. */
export type WholeRelease = Release & {
  readonly changes: readonly { readonly id: string; readonly value?: unknown }[];
};

/** Every edit that visitors see in a version; 0 is the state before the first release. */
export type ReleasedEdits = { readonly version: number; readonly edits: StoredEdits };

/** The state of a fresh install. */
export const firstEdits: ReleasedEdits = { version: 0, edits: {} };

export type PublishedEdits = ReleasedEdits & {
  /** Names of the operators who wrote its texts and facts, by id; a removed operator has none. */
  readonly names: Readonly<Record<string, string>>;
};

/** Published releases, newest first. */
export type ReleasePage = {
  readonly releases: readonly PublishedRelease[];
  readonly next: number | null;
  /** Older than the newest version while that one cannot be shown. */
  readonly shownVersion: number;
};

export type OpenReleases = {
  /** Order: waiting and failed, recently cancelled. */
  readonly releases: readonly Release[];
  /** The server's time, which decides when a release is due. */
  readonly now: string;
  /** Time zone of the site. */
  readonly zone: string;
  /** Operators who may approve a release of another one. */
  readonly approvers: readonly NamedOperator[];
  /** Nothing goes live before a second operator has approved it. */
  readonly isApprovalRequired: boolean;
};

/** The published state for guests: it names no operator. */
export type PublishedState = { readonly version: number; readonly products: readonly PublishedProduct[] };

/** The version is stored, and this process shows it. */
export type Published = { readonly version: number };

/** Instead of `Published`, for what goes live later. */
export type Scheduled = { readonly scheduled: string };
