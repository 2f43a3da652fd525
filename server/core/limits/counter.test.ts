import { expect, onTestFinished, test, vi } from 'vitest';
import { createCounter } from './counter.ts';

const windowMs = 60_000;

function counting(mostKeys: number) {
  const count = createCounter({ windowMs, mostKeys });
  return (key: string) => (count(key).used > 2 ? 'refused' : 'allowed');
}

function exhaust(send: (key: string) => string, key: string) {
  send(key);
  send(key);
  expect(send(key)).toBe('refused');
}

// A flood of addresses filled the memory: each was kept for a day.
test('with as many keys as it keeps, a new one is allowed, and the one whose window ends first is forgotten', () => {
  const send = counting(100);
  exhaust(send, 'first');
  exhaust(send, 'second');
  for (let other = 0; other < 98; other += 1) expect(send(`${other}`)).toBe('allowed');
  expect([send('first'), send('second')]).toEqual(['refused', 'refused']);
  expect([send('new'), send('second'), send('first')]).toEqual(['allowed', 'refused', 'allowed']);
});

test('nobody is forgotten for what known keys send', () => {
  const send = counting(3);
  exhaust(send, 'first');
  for (let round = 0; round < 50; round += 1) for (const key of ['a', 'b']) send(key);
  expect([send('a'), send('first')]).toEqual(['refused', 'refused']);
});

test('with its window a key is forgotten, and its limit begins anew', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const send = counting(10);
  exhaust(send, 'first');
  vi.advanceTimersByTime(windowMs / 2);
  exhaust(send, 'second');
  vi.advanceTimersByTime(windowMs / 2);
  expect(vi.getTimerCount()).toBe(1);
  expect([send('first'), send('second')]).toEqual(['allowed', 'refused']);
  vi.advanceTimersByTime(2 * windowMs);
  expect(vi.getTimerCount()).toBe(0);
});
