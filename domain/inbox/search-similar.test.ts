import { expect, test } from 'vitest';
import { withOneFault } from './search-similar.ts';

test.each([
  ['keler', 'keller'],
  ['mulller', 'muller'],
  ['mueller', 'muller'],
  ['rechung', 'rechnung'],
  ['rechnugn', 'rechnung'],
  ['maier', 'meier'],
  ['nnna', 'anna'],
  ['schmid', 'schmidt'],
])('%s is %s with one fault', (typed, meant) => {
  expect(withOneFault(typed)).toContain(meant);
});

test.each([
  ['keler', 'kellner'],
  ['keller', 'keller'],
])('%s is not %s with one fault', (typed, meant) => {
  expect(withOneFault(typed)).not.toContain(meant);
});

test.each(['ute', '2611', 'e-2611', 'x'.repeat(17)])('%j has no forms', (word) => {
  expect(withOneFault(word).size).toBe(0);
});
