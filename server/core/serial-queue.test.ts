import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSerialQueue } from './serial-queue.ts';

test('one thing is done at a time, in order, and an error stops nothing but its own turn', async () => {
  const turns = createSerialQueue();
  const seen: string[] = [];
  const slow = turns.take(async () => {
    seen.push('slow begins');
    await delay(20);
    seen.push('slow ends');
    throw new Error('gone wrong');
  });
  const next = turns.take(async () => seen.push('next'));
  await expect(slow).rejects.toThrow('gone wrong');
  expect(await next).toBe(3);
  expect(seen).toEqual(['slow begins', 'slow ends', 'next']);
});

test('what is repeated never overlaps, and ends with stop, which waits for it', async () => {
  const turns = createSerialQueue();
  let running = 0;
  let times = 0;
  const again = Promise.withResolvers<void>();
  turns.repeat(async () => {
    running += 1;
    expect(running).toBe(1);
    await delay(5);
    running -= 1;
    times += 1;
    if (times === 3) again.resolve();
  }, 1);
  await again.promise;
  void turns.take(async () => await delay(20));
  await turns.stop();
  const ended = times;
  await delay(30);
  expect([running, times]).toEqual([0, ended]);
});
