import type { Lengths } from '#domain/language/spans.ts';

/** By page; the words have the same ids. Those of offerings stand in their records. */
export const schedules = {
  /** Minutes, 15 in all (SESSION-2). */
  demo: { case: 5, work: 5, advice: 5 },
  /** Months. */
  'case-nexiu': { profile: 1, firstTalks: 2, rhythm: 3, selection: 5, payback: 1 },
} as const satisfies Record<string, Lengths>;

export type Schedules = Readonly<Record<keyof typeof schedules, Lengths>>;
