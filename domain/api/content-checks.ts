/** Blocking is only what would break a page or the law. */
export const problemSeverities = {
  /** Nothing stands there in any language. */
  empty: 'blocks',
  missing: 'blocks',
  /** A rule for edits, which the text or fact met when it was written, refuses it now; `data.code` names it. */
  refused: 'blocks',
  legalMissing: 'blocks',
  /** It names a fact that is no longer there: the page would show the placeholder. */
  factGone: 'blocks',
  /** Only owners set it, and its publisher or its author is no owner now. */
  ownersOnly: 'blocks',
  /** It names a claim that is switched off, and nothing is written to stand for it. */
  claimNeeded: 'blocks',
  stale: 'warns',
  placeholderLost: 'warns',
  otherLanguage: 'warns',
  priceContradiction: 'warns',
  titleLong: 'warns',
  descriptionLong: 'warns',
  /** A heading counts the items of its list, and there are more or fewer now. */
  miscounted: 'warns',
  /** Ten times as much as visitors see now, or a tenth. */
  leap: 'warns',
  drop: 'warns',
  /** Found by the browser that publishes, which lays the pages out. */
  overflow: 'warns',
  /** The files say something else than when the field was edited. */
  updated: 'warns',
} as const;

export type ContentProblemCode = keyof typeof problemSeverities;

export type ContentProblem = {
  readonly id: string;
  readonly code: ContentProblemCode;
  readonly severity: 'blocks' | 'warns';
  readonly data: Readonly<Record<string, string | number>>;
};

export function problemAt(
  id: string,
  code: ContentProblemCode,
  data: ContentProblem['data'] = {},
): ContentProblem {
  return { id, code, severity: problemSeverities[code], data };
}

/** Problems that publishing the draft would bring. */
export type ContentCheckAnswer = { readonly problems: readonly ContentProblem[] };
