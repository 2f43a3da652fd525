import { expect, test } from 'vitest';
import { shownMonths } from './months-chart.tsx';

const month = (name: string) => ({ month: name, count: 1, average: 3 });

test('a single month stands at the end of half a year, across the turn of the year', () => {
  expect(shownMonths([month('2026-02')]).map(({ month: name }) => name)).toEqual([
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
});

test('many months stay as they are, and none is nothing', () => {
  const seven = Array.from({ length: 7 }, (_, index) => month(`2026-0${index + 1}`));
  expect(shownMonths(seven)).toEqual(seven);
  expect(shownMonths([])).toEqual([]);
});
