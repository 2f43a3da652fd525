import { budgets, missedBudgets, missedByClick } from './budgets.ts';
import { type ClickFigures, clicksPerJourney, warmUps } from './click-to-content.ts';
import { ruleCount } from './header-rules.ts';
import type { PageResult } from './page-result.ts';

type Report = {
  command: string;
  date: string;
  runs: number;
  browser: string;
  pages: readonly PageResult[];
  clicks: readonly ClickFigures[];
};

export function reportText({ command, date, runs, browser, pages, clicks }: Report): string {
  const machine = pages[0]?.lighthouse.machine;
  const benchmarks = pages.map(({ lighthouse }) => lighthouse.machine.benchmark).toSorted((a, b) => a - b);
  const missed = pages
    .map((page) => ({ page, words: missedBudgets(page) }))
    .filter(({ words }) => words.length > 0);
  const twice = pages.filter(({ visits }) => visits.length > runs).length;
  const again =
    twice > 0
      ? `; those that missed a budget then (${twice}) were visited ${runs + 1} times more after all others, and all their visits count`
      : '';
  return `${[
    '# Quality, measured',
    `Written by \`${command}\` on ${date}; not edited by hand. Every figure comes from the production server in a real browser. ` +
      `Times are ${runs === 1 ? 'of one visit' : `medians of ${runs} visits, or the worst of the first ${Math.floor(runs / 2) + 1} where all of these keep the budgets`}${again}, with Lighthouse ${machine?.lighthouse}, mobile, simulated slow line, in ${browser}; ` +
      'server and audit give way to the browser. Lighthouse’s measure of the machine was ' +
      `${benchmarks[0]?.toFixed(0)} to ${benchmarks.at(-1)?.toFixed(0)} (a quiet desktop: above 1500), ` +
      'and below that the blocking times say more about the machine than about the page.',
    '## Result',
    `${pages.length - missed.length} of ${pages.length} pages keep every budget.`,
    missed.length > 0
      ? missed.map(({ page, words }) => `- \`${page.path}\`: ${words.join('; ')}`).join('\n')
      : '',
    '## Lighthouse and layout',
    `Wanted: ${budgets.score.performance} or 100 for performance, else 100; largest paint at most ${budgets.paintToTwin} times that of the twin, the same page as static HTML without scripts; ` +
      `shift 0; blocking at most ${budgets.blocking} ms, ${budgets.blockingWithIsland} with an island.`,
    table(
      [
        'Page',
        'Perf.',
        'Acc.',
        'Best pr.',
        'SEO',
        'First paint',
        'Largest paint',
        'Twin',
        'Ratio',
        'Shift',
        'Blocking',
        'Twin: perf., blocking',
      ],
      pages.map(({ path, lighthouse, twin }) => [
        `\`${path}\``,
        lighthouse.scores.performance,
        lighthouse.scores.accessibility,
        lighthouse.scores['best-practices'],
        lighthouse.scores.seo,
        milliseconds(lighthouse.firstPaint),
        milliseconds(lighthouse.largestPaint),
        milliseconds(twin.largestPaint),
        (lighthouse.largestPaint / twin.largestPaint).toFixed(2),
        Number(lighthouse.shift.toFixed(3)),
        milliseconds(lighthouse.blocking),
        `${twin.performance}, ${milliseconds(twin.blocking)}`,
      ]),
    ),
    '## Weight',
    `Wanted: HTML at most ${kilobytes(budgets.html)}, the styles in it ${kilobytes(budgets.css)}, scripts ${kilobytes(budgets.script)}, ${kilobytes(budgets.scriptWithIsland)} with islands, ` +
      `all of the first view ${kilobytes(budgets.transfer)} and the island's script, ${budgets.fonts} fonts. HTML, styles and scripts with brotli 11; “in all” as Lighthouse received it, headers included.`,
    table(
      ['Page', 'HTML', 'Styles', 'Scripts', 'Islands', 'Fonts', 'In all', 'Requests'],
      pages.map(({ path, html, css, script, islands, lighthouse }) => [
        `\`${path}\``,
        kilobytes(html),
        kilobytes(css),
        kilobytes(script),
        islands.join(', '),
        `${kilobytes(lighthouse.transfer.font)} (${lighthouse.fonts})`,
        kilobytes(lighthouse.transfer.total),
        lighthouse.requests,
      ]),
    ),
    '## Cleanliness',
    `Wanted: nothing. Noise is a message on the console, an error, a request to another host, or a violation of the content security policy, while the whole page is scrolled through. ` +
      `Headers: ${ruleCount} rules after Mozilla's HTTP Observatory, checked with an https origin.`,
    table(
      ['Page', 'Faults in the HTML', 'Noise', 'Header rules broken'],
      pages.map(({ path, htmlFindings, noise, brokenHeaderRules }) => [
        `\`${path}\``,
        htmlFindings.length,
        noise.length,
        brokenHeaderRules.length,
      ]),
    ),
    details(pages),
    ...(clicks.length > 0 ? clickSection(clicks) : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}

function clickSection(clicks: readonly ClickFigures[]): string[] {
  const missed = clicks.flatMap((click) =>
    missedByClick(click).map((words) => `- ${click.from} to ${click.to}: ${words}`),
  );
  const underFinger = clicks.some(({ rulesUnderFinger }) => rulesUnderFinger)
    ? ''
    : ' No rules were in force under a finger: what differs between the taps is noise.';
  return [
    '## From click to content',
    `A processor slowed down four times. Wanted: at most ${budgets.click} ms for a click after the pointer has rested on the link for 300 ms, and no tap slower with the rules for prerendering than without. Medians of ${clicksPerJourney} clicks after ${warmUps} that warm the browser up. A page to be left is slowed down until the pointer rests, the next one all the time.${underFinger}`,
    table(
      ['Journey', 'Hover and click', 'without prerendering', 'Tap', 'without the rules', 'Prerendered'],
      clicks.map(({ from, to, hover, hoverWithoutRules, tap, tapWithoutRules, prerendered }) => [
        `\`${from}\` → \`${to}\``,
        milliseconds(hover),
        milliseconds(hoverWithoutRules),
        milliseconds(tap),
        milliseconds(tapWithoutRules),
        `${(prerendered * 100).toFixed(0)} %`,
      ]),
    ),
    missed.join('\n'),
  ];
}

function details(pages: readonly PageResult[]): string {
  const faults = new Map<string, string[]>();
  for (const { path, lighthouse, htmlFindings, noise, brokenHeaderRules } of pages) {
    for (const fault of [...lighthouse.faults, ...htmlFindings, ...noise, ...brokenHeaderRules]) {
      // Times differ from page to page, but the fault is the same.
      const name = fault.replace(/ \([\d.,]+\s(?:ms|s)\)$/, '');
      faults.set(name, [...(faults.get(name) ?? []), path]);
    }
  }
  if (faults.size === 0) return '';
  const lines = [...faults].map(
    ([fault, paths]) => `- ${fault}: ${[...new Set(paths)].map((path) => `\`${path}\``).join(', ')}`,
  );
  return ['### What is not perfect, and where', ...lines].join('\n');
}

function table(heads: string[], rows: (string | number | undefined)[][]): string {
  const line = (cells: readonly (string | number | undefined)[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join(
    '\n',
  );
}

const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
