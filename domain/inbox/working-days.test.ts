import { expect, test } from 'vitest';
import { workingDaysBefore } from './working-days.ts';

test.each([
  ['2026-11-20T09:00:00.000Z', 2, '2026-11-18T09:00:00.000Z'],
  ['2026-11-23T09:00:00.000Z', 1, '2026-11-20T09:00:00.000Z'],
  ['2026-11-22T09:00:00.000Z', 1, '2026-11-20T09:00:00.000Z'],
  ['2026-11-24T09:00:00.000Z', 3, '2026-11-19T09:00:00.000Z'],
])('before %s, %i working days are %s', (moment, days, before) => {
  expect(workingDaysBefore(new Date(moment), days).toISOString()).toBe(before);
});
