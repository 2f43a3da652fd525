import { expect, test } from 'vitest';
import { isSame } from './same-value.ts';

test.each([
  [
    { amount: 1, currency: 'EUR' },
    { currency: 'EUR', amount: 1 },
  ],
  [
    ['a', { b: null }],
    ['a', { b: null }],
  ],
  [undefined, undefined],
])('%j says the same as %j', (one, other) => {
  expect(isSame(one, other)).toBe(true);
});

test.each([
  [{ amount: 1 }, { amount: 1, from: true }],
  [
    { amount: 1, from: true },
    { amount: 1, cents: true },
  ],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [['a'], { 0: 'a' }],
  [null, {}],
  ['1', 1],
])('%j says something else than %j', (one, other) => {
  expect([isSame(one, other), isSame(other, one)]).toEqual([false, false]);
});
