import { expect, test } from 'vitest';
import { spansOf, totalOf } from './spans.ts';

const lengths = { talk: 5, walk: 20 };

test('parts follow one another in the order of their lengths, each with its own words', () => {
  const parts = [
    { id: 'walk', title: 'Walk' },
    { id: 'talk', title: 'Talk' },
  ];
  expect(spansOf(lengths, parts)).toEqual([
    { id: 'talk', title: 'Talk', length: 5, from: 0, to: 5 },
    { id: 'walk', title: 'Walk', length: 20, from: 5, to: 25 },
  ]);
});

test('a part without words is left out, and the others stay in their places', () => {
  expect(spansOf(lengths, [{ id: 'walk' }])).toEqual([{ id: 'walk', length: 20, from: 5, to: 25 }]);
});

test('together they last as long as all parts', () => {
  expect(totalOf(lengths)).toBe(25);
});
