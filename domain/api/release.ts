import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import type { PublishedProduct } from '#domain/publishing/product.ts';

export type ReleaseSummary = {
  readonly products: { readonly added: number; readonly changed: number; readonly removed: number };
  readonly colors: { readonly changed: number };
  readonly offerings: readonly string[];
  /** Changed texts and facts. */
  readonly fields: { readonly changed: number };
};

/** `name` is null for a removed operator. */
export type NamedOperator = { readonly id: string; readonly name: string | null };

export type ReleaseFacts = {
  readonly version: number;
  readonly publishedAt: string;
  readonly author: NamedOperator;
  /** Null: no approval was needed. */
  readonly approvedBy: NamedOperator | null;
  readonly restoredVersion: number | null;
  readonly summary: ReleaseSummary;
};

export type ReleasePage = {
  readonly releases: readonly ReleaseFacts[];
  readonly next: number | null;
  /** Older than the newest version while that one cannot be shown. */
  readonly shownVersion: number;
};

/** Number 0 is the state before the first release. */
export type Release = {
  /** The version that brought these edits; 0: the defaults. */
  readonly contentVersion: number;
  readonly edits: StoredEdits;
} & (
  | ReleaseFacts
  | {
      readonly version: 0;
      readonly publishedAt: null;
      readonly author: null;
      readonly approvedBy: null;
      readonly restoredVersion: null;
      readonly summary: null;
    }
);

/** The state of a fresh install. */
export const firstRelease: Release = {
  version: 0,
  publishedAt: null,
  author: null,
  approvedBy: null,
  restoredVersion: null,
  summary: null,
  contentVersion: 0,
  edits: {},
};

/** A version as history shows it. */
export type PublishedVersion = Release & {
  /** Names of the operators who wrote its texts and facts, by id; a removed operator has none. */
  readonly names: Readonly<Record<string, string>>;
};

/** The published state for guests: it names no operator. */
export type PublishedState = { readonly version: number; readonly products: readonly PublishedProduct[] };

/** The version is stored, and this process shows it. */
export type Published = { readonly version: number };

/** Instead of `Published`, for what goes live later. */
export type Scheduled = { readonly scheduled: string };
