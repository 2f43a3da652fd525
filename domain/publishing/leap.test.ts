import { expect, test } from 'vitest';
import { leapOf } from './leap.ts';

test.each([
  [499, 499_549, { code: 'leap', times: 1001 }],
  [9, 90, { code: 'leap', times: 10 }],
  [90, 9, { code: 'drop', times: 10 }],
  [{ amount: 499 }, { amount: 4.99 }, { code: 'drop', times: 100 }],
  [9, 89, undefined],
  [9, '90', undefined],
  [0, 90, undefined],
  [9, 0, undefined],
  [null, 90, undefined],
])('from %j to %j', (before, after, expected) => {
  expect(leapOf(before, after)).toEqual(expected);
});
