import type { Catalogue, PublishedProduct } from '#domain/publication.ts';

/** How many products and colours a version changed, and which offerings look different since. */
export type PublicationSummary = {
  readonly products: { readonly added: number; readonly changed: number; readonly removed: number };
  readonly colors: { readonly changed: number };
  readonly offerings: readonly string[];
};

/** A version as the history lists it. */
export type PublicationFacts = {
  readonly version: number;
  readonly publishedAt: string;
  /** `name` is null when that operator has been removed. */
  readonly author: { readonly id: string; readonly name: string | null };
  /** The version this one brought back, if it did. */
  readonly restoredVersion: number | null;
  readonly summary: PublicationSummary;
};

export type PublicationPage = {
  readonly publications: readonly PublicationFacts[];
  readonly next: number | null;
  /** What visitors see; older than the newest as long as that one cannot be shown. */
  readonly shownVersion: number;
};

/** A whole version. Number 0 is what visitors saw before anything was published. */
export type Publication = {
  readonly products: readonly PublishedProduct[];
  readonly catalogue: Catalogue;
} & (
  | PublicationFacts
  | {
      readonly version: 0;
      readonly publishedAt: null;
      readonly author: null;
      readonly restoredVersion: null;
      readonly summary: null;
    }
);

/** The newest version, and the one visitors see. */
export type NewestPublication = Publication & { readonly shownVersion: number };

/** What became of publishing: the version is stored. Where it is not shown yet, the server goes on trying. */
export type Published = { readonly version: number; readonly isShown: boolean };
