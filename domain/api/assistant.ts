/** Word for word from a page, with the way to it. */
export type Quote = {
  /** One or two sentences of the section. */
  readonly sentence: string;
  readonly heading: string;
  /** Name of the page, then the headings above. */
  readonly above: readonly string[];
  /** Leads to the section itself. */
  readonly href: string;
  /** Price, or else how long it takes. */
  readonly figure?: string;
};

/** Answer of POST /api/assistant. Without a fitting quote there is none. */
export type AssistantAnswer = { readonly quotes: readonly Quote[]; readonly isFitting: boolean };
