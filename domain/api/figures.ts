import type { FunnelStep, StatisticsMode } from '#domain/figures/figures.ts';

/** A count, and that of the period before, which is as long. */
export type Compared = { readonly count: number; readonly before: number };

export type FigureName = 'visitors' | 'views' | 'sent';

/** One bar: a day such as `2026-11-29`, or a month such as `2026-11`. */
export type FigureBar = Readonly<Record<FigureName, number>> & { readonly day: string };

export type NamedFigure = Compared & { readonly name: string };

export type Funnel = { readonly offering: string } & Readonly<Record<FunnelStep, number>>;

/** The answer of `GET /api/admin/figures?period=`: counts of a period up to now, in the time zone of the site. */
export type Figures = {
  readonly mode: StatisticsMode;
  readonly bars: readonly FigureBar[];
  readonly totals: Readonly<Record<FigureName, Compared>>;
  /** Most read first, by path. */
  readonly pages: readonly NamedFigure[];
  /** By `sourceText`, with the messages and other submissions that came from there. */
  readonly sources: readonly (NamedFigure & { readonly sent: number })[];
  readonly campaigns: readonly NamedFigure[];
  readonly funnels: readonly Funnel[];
  readonly robots: readonly NamedFigure[];
  /** Visitors who perhaps are robots. */
  readonly silent: number;
  /** Page views of visitors who object to being recognised. */
  readonly private: number;
  readonly releases: readonly { readonly day: string; readonly version: number }[];
};
