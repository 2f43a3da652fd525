// Measures every public page and writes docs/quality.md:
// npm run audit -- --runs=3 --pages=/,/nova --languages=de --no-clicks --out=docs/quality.md
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { pages } from '#app/routes.ts';
import { untilIdle } from '#bench/until-idle.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { chromiumLaunchOptions, headlessShellPath } from '#tests/kit/chromium.ts';
import { startServerProcess } from '#tests/kit/server-process.ts';
import { auditPage } from './audit/audit-page.ts';
import { missedBudgets, missedByClick } from './audit/budgets.ts';
import {
  type ClickFigures,
  clicksPerJourney,
  type Journey,
  measureClicks,
} from './audit/click-to-content.ts';
import { launchChromium } from './audit/launch-chromium.ts';
import type { PageResult } from './audit/page-result.ts';
import { runLighthouse } from './audit/run-lighthouse.ts';
import { serveTwins } from './audit/serve-twins.ts';
import { stepBack } from './audit/step-back.ts';
import { reportText } from './audit/write-report.ts';

const journeys: readonly Journey[] = [
  { from: '/', to: '/nova' },
  { from: '/nova', to: '/support' },
  { from: '/platform', to: '/sophie' },
];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    pages: {
      type: 'string',
      default: pages
        .filter((page) => !('unlisted' in page))
        .map(({ path }) => path)
        .join(),
    },
    languages: { type: 'string', default: languages.join() },
    clicks: { type: 'boolean', default: true },
    out: { type: 'string', default: 'docs/quality.md' },
  },
  allowNegative: true,
});
const runs = Number(values.runs);
const paths = values.languages
  .split(',')
  .flatMap((language) => values.pages.split(',').map((path) => pathIn(language as Language, path)));

// The browsers run in process groups of their own, which only a regular exit of this process ends.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const folder = mkdtempSync(join(tmpdir(), 'site-audit-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const site = await startServerProcess({ env: { DATA_DIR: join(folder, 'site') } });
const secure = await startServerProcess({
  env: { DATA_DIR: join(folder, 'secure'), SITE_URL: 'https://site.example' },
});
const twins = await serveTwins(site.address);
await untilIdle(site.pid);
await untilIdle(secure.pid);

const measured = await launchChromium('finger', headlessShellPath);
const browser = await chromium.launch(chromiumLaunchOptions);
const clicked = values.clicks
  ? { mouse: await launchChromium('mouse'), finger: await launchChromium('finger') }
  : undefined;
stepBack([process.pid, site.pid, secure.pid]);
// Warms up the browser, whose start would otherwise count for the first page.
await runLighthouse(twins.address, measured.port, ['performance']);
const addresses = { site: site.address, twin: twins.address, secure: secure.address };
const results: PageResult[] = [];
for (const [index, path] of paths.entries()) {
  results.push(await auditPage(path, addresses, { browser, port: measured.port, runs }));
  tell(index);
}
// A busy machine affects all visits of a page, so failed pages are measured again; medians include both
// rounds.
for (const [index, earlier] of results.entries()) {
  if (missedBudgets(earlier).length === 0) continue;
  const again = { browser, port: measured.port, runs: runs + 1, earlier };
  results[index] = await auditPage(earlier.path, addresses, again);
  tell(index);
}
await browser.close();
await measured.close();
await twins.close();
await secure.end('SIGTERM');

const clicks = clicked ? await measureClicks(site.address, clicked, journeys, clicksPerJourney) : [];
for (const click of clicks) {
  console.log(
    `${click.from} to ${click.to}: hover ${click.hover.toFixed(0)} ms; ${missedByClick(click).join('; ') || 'every budget kept'}`,
  );
}
await clicked?.mouse.close();
await clicked?.finger.close();
await site.end('SIGTERM');

writeReport(clicks);
console.log(`Written: ${values.out}`);

/** Writes the report after each page: an audit takes half an hour and must not be lost at its last page. */
function tell(index: number): void {
  writeReport([]);
  const result = results[index]!;
  const { scores, largestPaint } = result.lighthouse;
  console.log(
    `${index + 1}/${paths.length} ${result.path}: ${Object.values(scores).join(' ')}, largest paint ${largestPaint.toFixed(0)} ms ` +
      `(twin ${result.twin.largestPaint.toFixed(0)} ms); ${missedBudgets(result).join('; ') || 'every budget kept'}`,
  );
}

function writeReport(clicks: readonly ClickFigures[]): void {
  const options = process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [];
  const command = ['npm run audit', ...options].join(' ');
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(
    values.out,
    reportText({
      command,
      date,
      runs,
      browser: headlessShellPath ? 'Chromium’s headless shell' : 'Chromium',
      pages: results,
      clicks,
    }),
  );
}
