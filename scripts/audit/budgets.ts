import type { ClickFigures } from './click-to-content.ts';
import type { PageResult } from './page-result.ts';
import type { LighthouseFigures } from './run-lighthouse.ts';

/** Budgets of a public page (docs/decisions/0001 and 0002): bytes as transferred, times in milliseconds. */
export const budgets = {
  score: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
  paintToTwin: 1.2,
  shift: 0,
  blocking: 50,
  blockingWithIsland: 100,
  transfer: 150_000,
  html: 25_000,
  css: 15_000,
  script: 2_000,
  scriptWithIsland: 80_000,
  fonts: 2,
  click: 150,
  /** Taps with and without speculation rules differ by up to this factor through noise alone. */
  tapToTap: 1.1,
};

export function keepsTimes(visit: LighthouseFigures, twin: LighthouseFigures, hasIsland: boolean): boolean {
  return (
    (visit.scores.performance ?? 0) >= budgets.score.performance &&
    visit.largestPaint <= twin.largestPaint * budgets.paintToTwin &&
    visit.shift <= budgets.shift &&
    visit.blocking <= (hasIsland ? budgets.blockingWithIsland : budgets.blocking)
  );
}

export function missedBudgets(page: PageResult): string[] {
  const { lighthouse, islands } = page;
  const hasIsland = islands.length > 0;
  const { scores, shift, blocking, largestPaint, fonts, transfer } = lighthouse;
  const scriptLimit = hasIsland ? budgets.scriptWithIsland : budgets.script;
  const totalLimit = budgets.transfer + (hasIsland ? budgets.scriptWithIsland : 0);
  const checks: [boolean, string][] = [
    ...Object.entries(budgets.score).map(([category, least]): [boolean, string] => [
      (scores[category as keyof typeof scores] ?? 0) >= least,
      `${category} ${scores[category as keyof typeof scores]}, wanted ${least}`,
    ]),
    [
      largestPaint <= page.twin.largestPaint * budgets.paintToTwin,
      `largest paint ${(largestPaint / page.twin.largestPaint).toFixed(2)} of the twin's, wanted ${budgets.paintToTwin}`,
    ],
    [shift <= budgets.shift, `layout shift ${shift}`],
    [
      blocking <= (hasIsland ? budgets.blockingWithIsland : budgets.blocking),
      `blocking ${blocking.toFixed(0)} ms, wanted ${hasIsland ? budgets.blockingWithIsland : budgets.blocking}`,
    ],
    [page.html <= budgets.html, `HTML of ${page.html} bytes`],
    [page.css <= budgets.css, `styles of ${page.css} bytes`],
    [page.script <= scriptLimit, `scripts of ${page.script} bytes`],
    [fonts <= budgets.fonts, `${fonts} fonts`],
    [transfer.total <= totalLimit, `${transfer.total} bytes in all`],
    [page.htmlFindings.length === 0, `${page.htmlFindings.length} faults in the HTML`],
    [page.noise.length === 0, `${page.noise.length} signs of noise`],
    [page.brokenHeaderRules.length === 0, `${page.brokenHeaderRules.length} header rules broken`],
  ];
  return checks.filter(([isKept]) => !isKept).map(([, words]) => words);
}

export function missedByClick(click: ClickFigures): string[] {
  return [
    ...(click.hover <= budgets.click ? [] : [`hover ${click.hover.toFixed(0)} ms`]),
    ...(click.prerendered === 1 ? [] : ['not prerendered every time']),
    ...(click.rulesUnderFinger && click.tap > click.tapWithoutRules * budgets.tapToTap
      ? ['a tap is slower with rules']
      : []),
  ];
}
