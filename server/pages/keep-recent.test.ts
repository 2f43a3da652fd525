import { expect, test } from 'vitest';
import { keepRecent } from './keep-recent.ts';

function setUp(limit: number) {
  const made: string[] = [];
  const recent = keepRecent<string>(limit);
  const ask = async (key: string) =>
    await recent(key, async () => {
      made.push(key);
      return key.toUpperCase();
    });
  return { made, ask, recent };
}

test('a value is made once, also for those who ask while it is being made', async () => {
  const { ask, made } = setUp(2);
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['A', 'A']);
  expect(await ask('a')).toBe('A');
  expect(made).toEqual(['a']);
});

test('the value that nobody asked for longest makes room', async () => {
  const { ask, made } = setUp(2);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('what could not be made is tried again', async () => {
  const { recent } = setUp(2);
  await expect(recent('a', async () => await Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await recent('a', async () => 'A')).toBe('A');
});
