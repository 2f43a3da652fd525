import { openPoints } from '#config/open-points.ts';
import { finding, openFindings } from '#domain/checks.ts';
import type { Check } from './check.ts';

/** Facts of the operator that are still examples or missing. */
export const configurationCheck: Check = async ({ site }) => {
  const open = openPoints(site);
  if (open.length === 0) return [finding('configurationFine')];
  return open.map(({ about, variables: names }) => finding(openFindings[about], { names: names.join(', ') }));
};
