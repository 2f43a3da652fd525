import { expect, test } from 'vitest';
import { type Claim, claims } from './claims.ts';

test.each(Object.entries<Claim>(claims))('%s names its date and its rule', (_id, claim) => {
  expect(claim.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(claim.rule).toMatch(/^CLAIM-\d$/);
});
