import { expect, test } from 'vitest';
import { createHashQueue, HashQueueFullError, mostWaiting, type Waiting } from './password-hash.ts';

function createQueue() {
  const inTurn = createHashQueue();
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const add = (who: Waiting, name: string) =>
    inTurn(who, async () => {
      await new Promise<void>((end) => ends.push(end));
      done.push(name);
    });
  return {
    add,
    done,
    begun: () => ends.length,
    endAll: async () => {
      for (let next = 0; next < ends.length; next += 1) {
        ends[next]!();
        await new Promise(setImmediate);
      }
    },
  };
}

test('two are worked on at once, and who is known comes before strangers that wait longer', async () => {
  const { add, begun, done, endAll } = createQueue();
  const all = ['a', 'b', 'c', 'd'].map((name) => add('stranger', name));
  all.push(add('known', 'anna'), add('known', 'bernd'));
  expect(begun()).toBe(2);
  await endAll();
  await Promise.all(all);
  expect(done).toEqual(['a', 'b', 'anna', 'bernd', 'c', 'd']);
});

// C2: 300 attempts kept everybody waiting for 86 seconds.
test('strangers beyond the bound are refused at once, the known are not kept out by them', async () => {
  const { add, done, endAll } = createQueue();
  const kept = Array.from({ length: 2 + mostWaiting }, (_, index) => add('stranger', `${index}`));
  await expect(add('stranger', 'late')).rejects.toThrow(HashQueueFullError);
  const anna = add('known', 'anna');
  await endAll();
  await Promise.all([...kept, anna]);
  expect(done).toHaveLength(kept.length + 1);
  expect(done.indexOf('anna')).toBe(2);
});

test('a failure ends its turn like a success', async () => {
  const inTurn = createHashQueue();
  const fail = () => Promise.reject(new Error('broken'));
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => inTurn('stranger', fail)));
  expect(results.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  expect(await inTurn('stranger', async () => 'works')).toBe('works');
});
