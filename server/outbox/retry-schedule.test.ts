import { expect, test } from 'vitest';
import { firstWaitMs, giveUpAfterMs, jitter, longestWaitMs, nextAttempt } from './outbox-worker.ts';

const firstAttemptAt = '2026-11-21T10:00:00.000Z';
const start = new Date(firstAttemptAt);

function waitAfter(attempts: number, random = 0): number {
  return nextAttempt({ attempts, firstAttemptAt }, start, random)!.getTime() - start.getTime();
}

test('the wait begins with a minute, doubles, and ends at six hours', () => {
  expect([1, 2, 3, 9, 10, 30].map((attempts) => waitAfter(attempts))).toEqual([
    firstWaitMs,
    2 * firstWaitMs,
    4 * firstWaitMs,
    256 * firstWaitMs,
    longestWaitMs,
    longestWaitMs,
  ]);
});

test('chance makes a wait longer by a bounded share', () => {
  expect(waitAfter(1, 1)).toBe(firstWaitMs * (1 + jitter));
});

test('three days after the first attempt nothing is tried any more', () => {
  const end = new Date(start.getTime() + giveUpAfterMs);
  expect(nextAttempt({ attempts: 20, firstAttemptAt }, end, 0)).toBeUndefined();
});

test('the last attempt is made at the very end, not after it', () => {
  const end = start.getTime() + giveUpAfterMs;
  expect(nextAttempt({ attempts: 20, firstAttemptAt }, new Date(end - 1000), 0)?.getTime()).toBe(end);
});

test('over three days a mail is tried more than a dozen times', () => {
  let now = start;
  let attempts = 0;
  for (let next: Date | undefined = start; next; next = nextAttempt({ attempts, firstAttemptAt }, now, 0.5)) {
    now = next;
    attempts += 1;
  }
  expect(attempts).toBeGreaterThan(12);
  expect(now.getTime() - start.getTime()).toBe(giveUpAfterMs);
});
