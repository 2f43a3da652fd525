import { expect, test } from 'vitest';
import { failuresKeptMs, networkDelay } from '#domain/sign-in-delay.ts';
import { createNetworkDelays } from './network-delays.ts';

const start = new Date('2026-11-21T09:30:00.000Z');
const after = (ms: number) => new Date(start.getTime() + ms);

function failOften(delays: ReturnType<typeof createNetworkDelays>, network: string) {
  for (let failure = 0; failure < networkDelay.free; failure += 1) delays.begin(network, start);
}

test('a network waits after its failures, another one does not', () => {
  const delays = createNetworkDelays();
  failOften(delays, 'one');
  expect([delays.begin('one', start), delays.begin('two', start)]).toEqual([1, 0]);
});

test('an attempt that was no failure is not counted', () => {
  const delays = createNetworkDelays();
  for (let attempt = 0; attempt < 50; attempt += 1) {
    expect(delays.begin('one', start)).toBe(0);
    delays.succeed('one');
  }
});

test('failures are forgotten after a day', () => {
  const delays = createNetworkDelays();
  failOften(delays, 'one');
  expect(delays.begin('one', after(failuresKeptMs))).toBe(0);
  expect(delays.begin('one', after(failuresKeptMs))).toBe(0);
});
