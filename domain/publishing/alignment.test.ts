import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alignmentBand, alignmentScore, reachesThreshold } from './alignment.ts';

test('every random number gives an integer score from 45 to 84 (GENESIS-1)', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
      const score = alignmentScore(random);
      return Number.isInteger(score) && score >= 45 && score <= 84;
    }),
  );
});

test('the lowest and highest random number give 45 and 84 (GENESIS-1)', () => {
  expect(alignmentScore(0)).toBe(45);
  expect(alignmentScore(1 - Number.EPSILON)).toBe(84);
});

test('each of the 40 scores is equally likely', () => {
  const scores = Array.from({ length: 400 }, (_, index) => alignmentScore(index / 400));
  expect(Object.values(Object.groupBy(scores, String)).map((group) => group!.length)).toEqual(
    Array(40).fill(10),
  );
});

test.each([
  [85, 'high'],
  [84, 'middle'],
  [70, 'middle'],
  [69, 'low'],
  [45, 'low'],
] as const)('a score of %d is in the %s band (GENESIS-1)', (score, band) => {
  expect(alignmentBand(score)).toBe(band);
});

test('85 reaches the threshold and 84 does not (GENESIS-1)', () => {
  expect(reachesThreshold(85)).toBe(true);
  expect(reachesThreshold(84)).toBe(false);
});
