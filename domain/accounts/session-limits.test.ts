import { expect, test } from 'vitest';
import { liveSince, sessionEnd } from './session-limits.ts';

const createdAt = '2026-11-21T08:00:00.000Z';

test.each([
  ['2026-11-21T08:00:00.000Z', '2026-11-21T16:00:00.000Z'],
  ['2026-11-21T15:59:00.000Z', '2026-11-21T23:59:00.000Z'],
  ['2026-11-22T07:00:00.000Z', '2026-11-22T08:00:00.000Z'],
])('a session last seen at %s ends at %s (SEC-22)', (lastSeenAt, end) => {
  expect(sessionEnd({ createdAt, lastSeenAt }).toISOString()).toBe(end);
});

test('a session is over exactly at its end', () => {
  const { createdAfter, seenAfter } = liveSince(sessionEnd({ createdAt, lastSeenAt: createdAt }));
  expect([createdAt > createdAfter, createdAt > seenAfter]).toEqual([true, false]);
});
