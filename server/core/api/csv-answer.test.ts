import { setImmediate as nextTurn } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AdminEnv } from './admin-env.ts';
import { csvAnswer, csvForm } from './csv-answer.ts';

test('others are answered between the pages of a long file', async () => {
  const pages = 20;
  let left = pages;
  const app = new Hono<AdminEnv>();
  app.get('/', (c) => {
    c.set('readAgain', async () => {});
    return csvAnswer<{ id: string }>(c, csvForm(c), {
      fileName: 'all',
      columns: [['id', ({ id }) => id]],
      // As SQLite answers: at once.
      list: async ({ limit }) => {
        left -= 1;
        return Array.from({ length: left === 0 ? 1 : limit }, (_, index) => ({ id: `${left}-${index}` }));
      },
    });
  });
  let isRead = false;
  async function read(): Promise<string> {
    const text = await (await app.request('/')).text();
    isRead = true;
    return text;
  }
  const reading = read();
  let turns = 0;
  for (; !isRead; turns += 1) await nextTurn();
  expect(await reading).toContain('1-199');
  expect(turns).toBeGreaterThanOrEqual(pages - 1);
});
