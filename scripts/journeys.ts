// Tests the site in three browser engines and writes docs/browsers.md:
// npm run journeys -- --browsers=chromium,firefox,webkit --allow-missing --out=docs/browsers.md
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { pages } from '#app/routes.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';
import { freePort } from '#tests/kit/free-port.ts';
import { startServerProcess } from '#tests/kit/server-process.ts';
import { sizes } from './journeys/browser.ts';
import { type Engine, engines } from './journeys/installed-browsers.ts';
import { type EngineResult, reportText } from './journeys/report-text.ts';
import { journeys, type Site } from './journeys/site-journeys.ts';

const { values } = parseArgs({
  options: {
    browsers: { type: 'string', default: engines.map(({ name }) => name).join() },
    'allow-missing': { type: 'boolean', default: false },
    out: { type: 'string', default: 'docs/browsers.md' },
  },
});

const dataDir = mkdtempSync(join(tmpdir(), 'site-journeys-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const port = String(await freePort());
const address = `http://127.0.0.1:${port}`;
const server = await startServerProcess({
  env: { PORT: port, SITE_URL: address, DATA_DIR: dataDir, RATE_LIMIT_PER_10_MIN: '0' },
});
const site: Site = {
  address,
  async stored(what) {
    const command = [`commands/${what}.ts`, '--json'];
    const env = { ...process.env, DATA_DIR: dataDir };
    return (await promisify(execFile)(process.execPath, command, { env })).stdout;
  },
  paths: pages
    .filter((page) => !('unlisted' in page))
    .flatMap((page) => languages.map((language) => pathIn(language, page.path))),
};

const results: EngineResult[] = [];
for (const engine of engines.filter(({ name }) => values.browsers.split(',').includes(name))) {
  const missing = engine.missing();
  if (missing) console.error(`MISSING: ${engine.name} was not run. On Debian: ${missing}`);
  results.push(missing ? { engine: engine.name, faults: {} } : await walkThrough(engine));
}
await server.end('SIGTERM');
writeFileSync(values.out, reportText(new Date().toISOString().slice(0, 10), Object.keys(journeys), results));
console.log(`Written: ${values.out}`);

const failed = results.some(({ faults }) => Object.values(faults).some((texts) => texts.length > 0));
const missed = results.some(({ version }) => !version) && !values['allow-missing'];
if (failed || missed) process.exitCode = 1;

async function walkThrough({ name, start }: Engine): Promise<EngineResult> {
  const browser = await start();
  const faults: Record<string, readonly string[]> = {};
  for (const [journey, walk] of Object.entries(journeys)) {
    await browser.resize(sizes.large);
    const error = await walk(browser, site).then(
      () => [],
      (reason: Error) => [reason.message.split('\n')[0]!],
    );
    faults[journey] = [...error, ...new Set(await browser.noise())];
    console.log(`${name} ${browser.version}, ${journey}: ${faults[journey].join('; ') || 'passes'}`);
  }
  await browser.close();
  return { engine: name, version: browser.version, hearsConsole: browser.hearsConsole, faults };
}
