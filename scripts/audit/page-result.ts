import type { LighthouseFigures } from './run-lighthouse.ts';

export type PageResult = {
  path: string;
  islands: string[];
  visits: readonly LighthouseFigures[];
  twinVisits: readonly LighthouseFigures[];
  lighthouse: LighthouseFigures;
  /** Blocking time of the twin without scripts comes from layout or from the machine. */
  twin: { performance: number; largestPaint: number; blocking: number };
  /** Bytes after brotli 11. */
  html: number;
  css: number;
  /** As if every island of the page had started. */
  script: number;
  htmlFindings: string[];
  noise: string[];
  brokenHeaderRules: string[];
};
