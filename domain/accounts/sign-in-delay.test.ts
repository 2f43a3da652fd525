import { expect, test } from 'vitest';
import { accountDelay, delaySeconds, networkDelay } from './sign-in-delay.ts';

test('the first failures cost nothing, then each doubles the delay up to its longest', () => {
  const delays = [0, 4, 5, 6, 7, 8, 14, 15, 1000].map((failures) => delaySeconds(failures, networkDelay));
  expect(delays).toEqual([0, 0, 1, 2, 4, 8, 512, 900, 900]);
});

test('an account is never closed for longer than a minute, however many fail', () => {
  expect(delaySeconds(1_000_000, accountDelay)).toBe(60);
});
