import { expect, test } from 'vitest';
import { monthsBefore } from './months-before.ts';

test.each([
  ['2026-11-21T10:30:15.123Z', 12, '2025-11-21T10:30:15.123Z'],
  ['2026-11-21T10:00:00.000Z', 24, '2024-11-21T10:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
  ['2026-03-31T23:59:59.999Z', 1, '2026-02-28T23:59:59.999Z'],
  ['2028-02-29T12:00:00.000Z', 12, '2027-02-28T12:00:00.000Z'],
])('%s, %i months earlier, is %s', (moment, months, earlier) => {
  expect(monthsBefore(new Date(moment), months).toISOString()).toBe(earlier);
});
