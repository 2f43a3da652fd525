import type { LighthouseFigures } from './run-lighthouse.ts';

/** Everything the audit knows of one page in one language. */
export type PageResult = {
  path: string;
  islands: string[];
  /** Every visit so far. */
  visits: readonly LighthouseFigures[];
  twinVisits: readonly LighthouseFigures[];
  /** Medians of these. */
  lighthouse: LighthouseFigures;
  /** Of the twin without scripts; its blocking time is what layout alone takes, or the machine. */
  twin: { performance: number; largestPaint: number; blocking: number };
  /** Bytes with brotli 11. */
  html: number;
  css: number;
  /** As if every island of the page had started. */
  script: number;
  /** Findings of html-validate. */
  htmlFindings: string[];
  /** What a visit should not have caused. */
  noise: string[];
  brokenHeaderRules: string[];
};
