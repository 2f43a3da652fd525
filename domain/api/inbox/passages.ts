/** A passage of the published site, in the language of the customer. */
export type Passage = {
  /** Name of the page, then the headings down to its own. */
  readonly place: readonly string[];
  readonly sentence: string;
  /** Absolute address. */
  readonly address: string;
};

export type Passages = {
  /** The best first; empty if none fits. */
  readonly passages: readonly Passage[];
  /** The question for the open questions, without names, addresses and long numbers; null if nothing is left. */
  readonly question: string | null;
};
