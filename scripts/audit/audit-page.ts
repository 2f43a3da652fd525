import type { Browser } from '@playwright/test';
import { scriptsOf } from '#bench/scripts-of.ts';
import { brotli, weighDocument } from '#bench/weigh-document.ts';
import { htmlFindings } from '#tests/kit/html-rules.ts';
import { keepsTimes } from './budgets.ts';
import { brokenHeaderRules } from './header-rules.ts';
import type { PageResult } from './page-result.ts';
import { runLighthouse } from './run-lighthouse.ts';
import { visitPage } from './visit-page.ts';

type Sites = {
  /** Where the site, its twin without scripts, and the site with an https origin listen. */
  site: string;
  twin: string;
  secure: string;
};

/**
 * Audits one page; its times are medians of `runs` visits. If the first of them, more than half, keep every budget of
 * time, the rest is spared: the median cannot be worse than the worst of those, which stands in its place. Times that
 * the page had `earlier` count too.
 */
export async function auditPage(
  path: string,
  { site, twin, secure }: Sites,
  { browser, port, runs, earlier }: { browser: Browser; port: number; runs: number; earlier?: PageResult },
): Promise<PageResult> {
  const html = await (await fetch(site + path)).text();
  const islands = new Set([...html.matchAll(/data-island="([^"]+)"/g)].map(([, name]) => name!));
  const noise = await visitPage(browser, site + path);
  const visits = [...(earlier?.visits ?? [])];
  const twinVisits = [...(earlier?.twinVisits ?? [])];
  for (let run = 0; run < runs; run += 1) {
    visits.push(await runLighthouse(site + path, port));
    const isGood = () => visits.every((visit) => keepsTimes(visit, twinVisits[0]!, islands.size > 0));
    // The twin is a measure, not measured: it is visited again only where there is doubt.
    if (twinVisits.length === 0 || !isGood())
      twinVisits.push(await runLighthouse(twin + path, port, ['performance']));
    if (isGood() && visits.length > runs / 2) break;
  }
  const typical = visits.toSorted((a, b) => a.scores.performance! - b.scores.performance!)[
    Math.floor((visits.length - 1) / 2)
  ]!;
  const secured = await fetch(secure + path);
  return {
    path,
    islands: [...islands],
    visits,
    twinVisits,
    lighthouse: {
      ...typical,
      largestPaint: median(visits.map(({ largestPaint }) => largestPaint)),
      blocking: median(visits.map(({ blocking }) => blocking)),
      shift: Math.max(...visits.map(({ shift }) => shift)),
    },
    twin: {
      performance: median(twinVisits.map(({ scores }) => scores.performance!)),
      largestPaint: lowerMedian(twinVisits.map(({ largestPaint }) => largestPaint)),
      blocking: median(twinVisits.map(({ blocking }) => blocking)),
    },
    ...weighDocument(html),
    script: scriptsOf(html, islands).reduce((sum, text) => sum + brotli(text), 0),
    htmlFindings: await htmlFindings(html),
    noise,
    brokenHeaderRules: brokenHeaderRules(secured.headers, await secured.text()),
  };
}

/** Of an even number of values the larger of the two in the middle. */
function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** Of an even number of values the smaller one: what others are measured by must not flatter them. */
function lowerMedian(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!;
}
