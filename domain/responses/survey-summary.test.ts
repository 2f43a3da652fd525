import { expect, test } from 'vitest';
import { type RatingCount, summarise } from './survey-summary.ts';

const solutionIds = ['nova', 'fuel', 'sophie'];

const entry = (changes: Partial<RatingCount> = {}): RatingCount => ({
  solution: 'nova',
  rating: 5,
  month: '2026-11',
  count: 1,
  ...changes,
});

test('nothing has no average, and every rating and solution appears with nothing', () => {
  expect(summarise([], solutionIds)).toEqual({
    count: 0,
    average: null,
    distribution: [1, 2, 3, 4, 5].map((rating) => ({ rating, count: 0 })),
    solutions: solutionIds.map((solution) => ({ solution, count: 0, average: null })),
    months: [],
  });
});

test('averages weigh by how often a rating was given, and have two decimals', () => {
  const summary = summarise(
    [entry({ rating: 5, count: 2 }), entry({ rating: 1, solution: 'fuel' })],
    solutionIds,
  );
  expect([summary.count, summary.average]).toEqual([3, 3.67]);
  expect(summary.distribution.map(({ count }) => count)).toEqual([1, 0, 0, 0, 2]);
  expect(summary.solutions.find(({ solution }) => solution === 'fuel')).toMatchObject({
    count: 1,
    average: 1,
  });
});

test('the trend has every month from the first to the last, over the end of a year', () => {
  const { months } = summarise(
    [entry({ month: '2027-02', rating: 2 }), entry({ month: '2026-11', rating: 4 })],
    solutionIds,
  );
  expect(months).toEqual([
    { month: '2026-11', count: 1, average: 4 },
    { month: '2026-12', count: 0, average: null },
    { month: '2027-01', count: 0, average: null },
    { month: '2027-02', count: 1, average: 2 },
  ]);
});
