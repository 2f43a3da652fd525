import { expect, test } from 'vitest';
import { firstFields } from './first-fields.ts';

test('of each place the first field stands for all, with how many there are', () => {
  const ids = ['de.nova.paper.title', 'de.nova.paper.lines.0', 'de.nova.papers', 'claim.claimReviews.value'];
  const places = new Set(['de.nova.paper', 'claim.claimReviews', 'de.nova.gone']);
  expect([...firstFields(ids, places)]).toEqual([
    ['de.nova.paper.title', 2],
    ['claim.claimReviews.value', 1],
  ]);
});
