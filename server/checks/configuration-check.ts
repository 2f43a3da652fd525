import { openPoints } from '#config/open-points.ts';
import { finding, openFindings } from '#domain/checks.ts';
import { isExampleAddress } from '#domain/example-address.ts';
import type { Check } from './check.ts';

/** Facts of the operator that are still examples or missing. */
export const configurationCheck: Check = async ({ site }) => {
  const open = openPoints(site);
  const found = open.map(({ about, variables: names }) =>
    finding(openFindings[about], { names: names.join(', ') }),
  );
  // Without one of its own, the contact address gets the notices.
  if (site.given.OPERATOR_EMAIL !== undefined && isExampleAddress(site.operatorEmail))
    found.push(finding('openNotices', { names: 'OPERATOR_EMAIL' }));
  return found.length === 0 ? [finding('configurationFine')] : found;
};
