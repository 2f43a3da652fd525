// Checks everything the site needs, and prints what to do: npm run doctor [-- --json]

import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { siteWith, valuesOf } from '#content/edits/stored-edits.ts';
import type { SiteConfig } from '#content/facts/site-config.ts';
import { ConfigurationError } from '#content/facts/variables.ts';
import { type CheckResult, finding, findingStates, worstOf } from '#domain/health/checks.ts';
import { openStore, sqliteFile } from '#server/core/store/database.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Env } from '#server/env.ts';
import { readEnvironment } from '#server/env.ts';
import { codeOf } from '#server/health/check.ts';
import { runChecks } from '#server/health/run-checks.ts';
import { findEdits, latestVersion } from '#server/publishing/releases.ts';
import { doctorReport } from './doctor-report.ts';

const usage = `npm run doctor               checks everything the site needs, and prints what to do
npm run doctor -- --json     prints the same as JSON
npm run doctor -- --strict   exit code 1 also if something only needs attention
Exit code: 0 if nothing is wrong, otherwise 1.
`;

const options = { json: { type: 'boolean' }, strict: { type: 'boolean' } } as const;

try {
  const { values } = parseArgs({ options });
  const results = await examine();
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ state: worstOf(results), results })}\n`
      : doctorReport(results, process.stdout.columns ?? 100),
  );
  const worst = worstOf(results);
  process.exitCode = worst === 'wrong' || (values.strict && worst === 'attention') ? 1 : 0;
} catch (error) {
  process.exitCode = 1;
  const { code, name } = error as NodeJS.ErrnoException;
  process.stderr.write(
    code?.startsWith('ERR_PARSE_ARGS') ? usage : `Could not run the checks: ${code ?? name}\n`,
  );
}

async function examine(): Promise<CheckResult[]> {
  const read = readOrFault();
  if (read instanceof ConfigurationError)
    return [result('configuration', 'configurationRefused', { problems: read.problems.join('; ') })];
  const { env } = read;
  const { store, fault } = await openIfThere(env);
  try {
    const site = store ? await siteInUse(store, read.site) : read.site;
    const results = await runChecks({ env, site, store, clock: () => new Date() });
    if (fault === undefined) return results;
    return results.map((one) =>
      one.code === 'databaseNone' ? result('database', 'databaseSilent', { error: fault }) : one,
    );
  } finally {
    await store?.close();
  }
}

function readOrFault() {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error;
    throw error;
  }
}

/** Includes the settings of the admin area, unless the database does not answer, which its own check reports. */
async function siteInUse({ db }: Store, site: SiteConfig): Promise<SiteConfig> {
  const release = await latestVersion(db)
    .then(async (version) => await findEdits(db, version))
    .catch(() => undefined);
  return release ? siteWith(site, valuesOf(release.edits)) : site;
}

async function openIfThere({ databaseUrl, dataDir }: Env): Promise<{ store?: Store; fault?: string }> {
  if (!databaseUrl && !existsSync(sqliteFile(dataDir))) return {};
  try {
    // A second program must not make files beside the one of SQLite; PostgreSQL is asked whether it can be written.
    return { store: await openStore({ databaseUrl, dataDir, readOnly: !databaseUrl }) };
  } catch (error) {
    return { fault: codeOf(error) };
  }
}

function result(
  check: CheckResult['check'],
  code: CheckResult['code'],
  values: Record<string, string>,
): CheckResult {
  return { check, state: findingStates[code], ...finding(code, values) };
}
