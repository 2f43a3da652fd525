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
  site: string;
  twin: string;
  secure: string;
};

/**
 * Times are medians of up to `runs` visits and of `earlier`. Stops when more than half of the visits keep all
 * time budgets: the median cannot be worse than the worst of these, which is reported.
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
    // The twin is only the reference: it is visited again only if a budget is missed.
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

/** The larger of two middle values. */
function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** The smaller of two middle values: the reference must not be too generous. */
function lowerMedian(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!;
}
