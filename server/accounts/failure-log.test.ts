import { expect, test } from 'vitest';
import { createFailureLog } from './failure-log.ts';

const at = (time: string) => new Date(`2026-11-22T${time}Z`);

// C8: the log did not say where failed sign-ins came from, and grew without limit.
test('a network has the same mark all day, another one another, and the next day it is a new one', () => {
  const log = createFailureLog();
  const markOf = (network: string, now: Date) =>
    log.note(`${network} ${now.getTime()}`, network, now)!.network;
  const mark = markOf('192.0.2.1', at('09:00:00'));
  expect(mark).toMatch(/^[0-9a-f]{6}$/);
  expect(markOf('192.0.2.1', at('23:59:59'))).toBe(mark);
  expect(markOf('198.51.100.7', at('09:00:00'))).not.toBe(mark);
  expect(markOf('192.0.2.1', new Date('2026-11-23T00:00:00Z'))).not.toBe(mark);
  expect(createFailureLog().note('a', '192.0.2.1', at('09:00:00'))!.network).not.toBe(mark);
});

test('of ten thousand failures in an hour twenty are noted, with their number, and the next hour begins anew', () => {
  const log = createFailureLog();
  const noted = Array.from({ length: 10_000 }, () => log.note('anna', '192.0.2.1', at('09:00:00'))).filter(
    (entry) => entry !== undefined,
  );
  const counts = noted.map(({ count }) => count);
  expect(counts.slice(0, 10)).toEqual(Array(10).fill(undefined));
  expect(counts.slice(10)).toEqual([20, 40, 80, 160, 320, 640, 1280, 2560, 5120]);
  expect(log.note('bernd', '192.0.2.1', at('09:00:00'))!.count).toBeUndefined();
  expect(log.note('anna', '192.0.2.1', at('09:59:59'))).toBeUndefined();
  expect(log.note('anna', '192.0.2.1', at('10:00:00'))).toEqual({ network: expect.any(String) });
});
