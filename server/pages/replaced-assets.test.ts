import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dayMs } from '#domain/language/durations.ts';
import { temporaryFolder } from '#tests/kit/database.ts';
import { keepReplacedAssets } from './replaced-assets.ts';

function setUp() {
  const place = temporaryFolder();
  const folder = join(place, 'build');
  const keptFolder = join(place, 'data', 'assets');
  let now = Date.now();
  return {
    keptFolder,
    passDays: (days: number) => {
      now += days * dayMs;
    },
    start: async (...names: string[]) => {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      for (const name of names) writeFileSync(join(folder, name), `content of ${name}`);
      const { find } = await keepReplacedAssets({ folder, keptFolder, clock: () => new Date(now) });
      return async (path: string) => (await (await find(path))?.())?.toString();
    },
  };
}

test('a file that the next build does not have is still there after it', async () => {
  const { start } = setUp();
  await start('toast-a.js', 'same.js');
  const find = await start('toast-b.js', 'same.js');
  expect(await find('/assets/toast-a.js')).toBe('content of toast-a.js');
  expect(await find('/assets/toast-b.js')).toBeUndefined();
  expect(await find('/assets/never.js')).toBeUndefined();
});

test('it is there for two weeks from the start that replaced it, however long it ran before', async () => {
  const { start, passDays, keptFolder } = setUp();
  await start('toast-a.js');
  passDays(60);
  await start('toast-b.js');
  passDays(13);
  expect(await (await start('toast-c.js'))('/assets/toast-a.js')).toBe('content of toast-a.js');
  passDays(2);
  const find = await start('toast-c.js');
  expect(await find('/assets/toast-a.js')).toBeUndefined();
  expect(await find('/assets/toast-b.js')).toBe('content of toast-b.js');
  expect(readdirSync(join(keptFolder, 'replaced'))).toEqual(['toast-b.js']);
});

test('a start that is repeated, or made by several processes at once, changes nothing', async () => {
  const { start, keptFolder } = setUp();
  await start('a.js');
  const folder = join(keptFolder, '../../build');
  const again = async () => await keepReplacedAssets({ folder, keptFolder, clock: () => new Date() });
  await Promise.all([again(), again(), again()]);
  expect(readdirSync(join(keptFolder, 'current'))).toEqual(['a.js']);
  await start('b.js');
  await Promise.all([again(), again()]);
  expect(readdirSync(join(keptFolder, 'replaced'))).toEqual(['a.js']);
});

test.each([
  '/assets/../../secret.txt',
  '/assets/..',
  '/assets/.part',
  '/assets/a/b.js',
  '/a.js',
  '/assets/',
  `/assets/${'a'.repeat(300)}.js`,
])('%s leads to no file', async (path) => {
  const { start, keptFolder } = setUp();
  await start('a.js');
  const find = await start('b.js');
  writeFileSync(join(keptFolder, '..', 'secret.txt'), 'secret');
  expect(await find(path)).toBeUndefined();
});
