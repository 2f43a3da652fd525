import { expect, test } from 'vitest';
import { dayAfter, workingDayAfter, workingDayBefore } from './working-days.ts';

test.each([
  ['2026-11-18', 2, '2026-11-20'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-19', 3, '2026-11-24'],
])('%s and %i working days are %s', (day, days, after) => {
  expect(workingDayAfter(day, days)).toBe(after);
});

test.each([
  ['2026-11-20', 2, '2026-11-18'],
  ['2026-11-23', 1, '2026-11-20'],
  ['2026-11-22', 1, '2026-11-20'],
  ['2026-11-24', 3, '2026-11-19'],
])('before %s, %i working days are %s', (day, days, before) => {
  expect(workingDayBefore(day, days)).toBe(before);
});

test('both ways agree about every day', () => {
  const days = Array.from({ length: 14 }, (_, index) => dayAfter('2026-11-16', index));
  for (const today of days)
    for (const count of [1, 2, 5, 30]) {
      const first = workingDayBefore(today, count);
      expect(workingDayAfter(first, count) >= today).toBe(true);
      expect(workingDayAfter(dayAfter(first, -1), count) < today).toBe(true);
    }
});
