import { readSiteConfig } from '#content/facts/site-config.ts';
import type { CheckName, FindingCode } from '#domain/health/checks.ts';
import { readEnv } from '#server/env.ts';
import type { CheckParts } from '#server/health/check.ts';
import { runChecks } from '#server/health/run-checks.ts';
import { temporaryFolder } from './database.ts';

type More = Partial<CheckParts>;

/** What the checks of a site with these variables look at. */
export function checkParts(variables: Record<string, string>, more: More = {}): CheckParts {
  const all = { DATA_DIR: temporaryFolder(), ...variables };
  return {
    env: readEnv(all),
    site: readSiteConfig(all),
    store: undefined,
    clock: () => new Date(),
    ...more,
  };
}

/** The codes of what one check finds. */
export async function found(
  name: CheckName,
  variables: Record<string, string>,
  more: More = {},
): Promise<FindingCode[]> {
  const results = await runChecks(checkParts(variables, more), { names: [name] });
  return results.map(({ code }) => code);
}
