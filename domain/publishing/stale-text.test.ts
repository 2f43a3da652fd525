import { expect, test } from 'vitest';
import { isStale } from './stale-text.ts';

const [nine, half, eleven] = ['09:00', '09:30', '11:00'].map((time) => `2026-11-23T${time}:00.000Z`);

test.each([
  [undefined, undefined, false],
  [nine, undefined, false],
  [undefined, nine, true],
  [nine, half, false],
  [nine, eleven, true],
  [eleven, nine, false],
])('a text of %s beside one of %s is stale: %s', (own, other, isIt) => {
  expect(isStale(own, other)).toBe(isIt);
});
