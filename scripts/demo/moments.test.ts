import { expect, test } from 'vitest';
import { momentOf } from './moments.ts';

const now = new Date('2026-11-26T23:30:00.000Z');

test.each([
  [{ minutesAgo: 90 }, '2026-11-26T22:00:00.000Z'],
  // In Berlin it is the 27th already.
  [{ daysAgo: 1, at: '09:15' }, '2026-11-26T08:15:00.000Z'],
  [{ daysAgo: 40, at: '09:15' }, '2026-10-18T07:15:00.000Z'],
  [{ daysAgo: -2, at: '08:00' }, '2026-11-29T07:00:00.000Z'],
])('%j is %s', (when, moment) => {
  expect(momentOf(when, now).toISOString()).toBe(moment);
});
