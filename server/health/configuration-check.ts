import { openPoints } from '#content/facts/open-points.ts';
import type { SiteConfig } from '#content/facts/site-config.ts';
import { levelOf } from '#content/facts/site-variables.ts';
import { type FindingCode, finding, openFindings } from '#domain/health/checks.ts';
import { isExampleAddress } from '#domain/health/example-address.ts';
import type { Env } from '#server/env.ts';
import type { Check } from './check.ts';

/** Settings of the site that are still examples or missing; the optional ones in a finding of their own. */
export const configurationCheck: Check = async ({ site }) => {
  const open = openPoints(site);
  const isOptional = (name: string) => levelOf(name) === 'optional';
  const found = [
    ...open.flatMap(({ about, variables }) =>
      settingsFound(
        openFindings[about],
        variables.filter((name) => !isOptional(name)),
      ),
    ),
    ...settingsFound('openOptional', open.flatMap(({ variables }) => variables).filter(isOptional)),
  ];
  // If unset, the contact address receives the notices.
  if (site.given.OPERATOR_EMAIL !== undefined && isExampleAddress(site.operatorEmail))
    found.push(finding('openNotices', { names: 'OPERATOR_EMAIL' }));
  return found.length === 0 ? [finding('configurationFine')] : found;
};

export function missingSettings(site: SiteConfig, { smtpUrl }: Pick<Env, 'smtpUrl'>): string[] {
  const open = openPoints(site).flatMap(({ variables }) => variables);
  return [...open.filter((name) => levelOf(name) === 'must'), ...(smtpUrl ? [] : ['SMTP_URL'])];
}

function settingsFound(code: FindingCode, names: readonly string[]) {
  return names.length === 0 ? [] : [finding(code, { names: names.join(', '), count: names.length })];
}
