/** A text whose found words are parts of their own. */
export type MarkedText = readonly { readonly text: string; readonly isFound: boolean }[];

export type SearchResult = {
  /** Leads to the section itself; the page takes `found` and the hash out of its address. */
  readonly href: string;
  /** Name of the page, then the headings above. */
  readonly above: readonly string[];
  readonly heading: string;
  readonly sentence: MarkedText;
  /** Price, or else how long it takes. */
  readonly figure?: string;
  /** The same section of other pages. */
  readonly also: readonly { readonly name: string; readonly href: string }[];
};

export type SearchAnswer = {
  /** The question without invisible characters. */
  readonly query: string;
  readonly isTooLong: boolean;
  /** False if nothing fits; `results` are then what comes nearest. */
  readonly isFitting: boolean;
  readonly results: readonly SearchResult[];
};

/** Answer of /api/search: what the dialog shows, in the words of the site. */
export type SearchedWords = {
  readonly labels: Readonly<Record<'label' | 'close' | 'also' | 'failed' | 'key', string>>;
  /** How many were found, or why nothing was. */
  readonly status: string;
  readonly results: readonly SearchResult[];
  /** Further steps. */
  readonly links: readonly { readonly name: string; readonly href: string }[];
};

/** In the browser storage, once a visitor has switched the key `/` off (A11Y-31). */
export const searchKeyOffKey = 'search-key-off';

/** Characters of a question. */
export const longestQuery = 200;
