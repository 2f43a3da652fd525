import { expect, test } from 'vitest';
import { refundDay } from './declaration-deadline.ts';

test('what was paid must be back 14 days after the day on which the withdrawal arrived', () => {
  expect(refundDay('withdrawal', '2026-11-21T09:30:00.000Z')).toBe('2026-12-05');
  expect(refundDay('withdrawal', '2026-12-20T09:30:00.000Z')).toBe('2027-01-03');
});

test('the day is that of the customers: shortly before midnight in London it is the next one', () => {
  expect(refundDay('withdrawal', '2026-11-21T23:30:00.000Z')).toBe('2026-12-06');
});

test('a cancellation has no day of refund', () => {
  expect(refundDay('cancellation', '2026-11-21T09:30:00.000Z')).toBeNull();
});
