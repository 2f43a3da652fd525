import { expect, test } from 'vitest';
import { roiNumber, roiResult } from './roi.ts';

const fuelBasic = 1999;

// ROI-1: revenue × increase percent − (1999 + ad budget), rounded when positive.
test.each([
  [50_000, 10, 1000, { kind: 'gain', amount: 2001 }],
  [10_000, 37, 500, { kind: 'gain', amount: 1201 }],
  [12_345, 33.3, 0, { kind: 'gain', amount: 2112 }],
  [2000, 100, 0, { kind: 'gain', amount: 1 }],
  [19_990, 10, 0, { kind: 'negative' }],
  [19_994, 10, 0, { kind: 'gain', amount: 0 }],
  [10_000, 10, 0, { kind: 'negative' }],
  [0, 0, 0, { kind: 'negative' }],
] as const)('revenue %d, increase %d %%, budget %d', (revenue, increasePercent, adBudget, result) => {
  expect(roiResult({ revenue, increasePercent, adBudget }, fuelBasic)).toEqual(result);
});

test.each([
  ['1500', 1500],
  [' 12.5 ', 12.5],
  ['-3', -3],
  ['', 0],
  ['   ', 0],
  ['abc', 0],
  ['12abc', 0],
  ['1.2.3', 0],
  ['Infinity', 0],
  ['NaN', 0],
])('the typed value "%s" counts as %d (ROI-1)', (text, value) => {
  expect(roiNumber(text)).toBe(value);
});
