import { expect, test } from 'vitest';
import { roiExample, roiInput, roiNumber, roiOutlook, roiQuery, roiResult } from './roi.ts';

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
  ['1e300', 0],
])('the typed value "%s" counts as %d (ROI-1)', (text, value) => {
  expect(roiNumber(text)).toBe(value);
});

test('an address carries the inputs, and what it says else counts as 0', () => {
  expect(roiQuery(roiExample)).toBe('revenue=40000&increasePercent=15&adBudget=1800');
  expect(roiInput(new URLSearchParams(roiQuery(roiExample)))).toEqual(roiExample);
  const odd = new URLSearchParams('revenue=<b>&increasePercent=-2.5&name=Anna');
  expect(roiInput(odd)).toEqual({ revenue: 0, increasePercent: -2.5, adBudget: 0 });
});

// ROI-2: half the increase, the increase that earns the costs, and when they are earned over the minimum term.
test.each([
  [roiExample, { extra: 6000, cost: 3799, half: -799, breakEvenPercent: 9.5, monthsToEarn: 2 }],
  [
    { revenue: 29_990, increasePercent: 20, adBudget: 1000 },
    { extra: 5998, cost: 2999, half: 0, breakEvenPercent: 10, monthsToEarn: 2 },
  ],
  [
    { revenue: 100_000, increasePercent: 30, adBudget: 0 },
    { extra: 30_000, cost: 1999, half: 13_001, breakEvenPercent: 2, monthsToEarn: 1 },
  ],
  [
    { revenue: 10_000, increasePercent: 10, adBudget: 0 },
    { extra: 1000, cost: 1999, half: -1499, breakEvenPercent: 20 },
  ],
  [
    { revenue: 10_000, increasePercent: 0, adBudget: 0 },
    { extra: 0, cost: 1999, breakEvenPercent: 20 },
  ],
  [
    { revenue: 0, increasePercent: 0, adBudget: 0 },
    { extra: 0, cost: 1999 },
  ],
  [
    { revenue: 10_000, increasePercent: 50, adBudget: -1999 },
    { extra: 5000, cost: 0, half: 2500 },
  ],
])('the range around %o', (input, outlook) => {
  expect(roiOutlook(input, fuelBasic, 3)).toEqual(outlook);
});
