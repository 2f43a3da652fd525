import { expect, test } from 'vitest';
import type { SearchedWords } from '#domain/api/search.ts';
import { createTestApp } from '#tests/kit/app.ts';
import { searchesPer10Min } from './search-routes.ts';

test('a network searches as often as a visitor may, on the page and in the dialog, then waits', async () => {
  const { app } = await createTestApp({ env: { rateLimitPer10Min: 30 } });
  const ask = async (address: string) => await app.request(address);
  for (let time = 0; time < searchesPer10Min - 1; time += 1)
    expect((await ask('/api/search?language=de')).status).toBe(200);
  expect((await ask('/search')).status).toBe(200);
  for (const address of ['/search?q=Preis', '/en/search', '/api/search?language=de']) {
    const refused = await ask(address);
    expect([address, refused.status]).toEqual([address, 429]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

test('the dialog asks in a language of the site; without a question it gets its words', async () => {
  const { app } = await createTestApp();
  expect((await app.request('/api/search?q=Preis')).status).toBe(400);
  expect((await app.request('/api/search?q=Preis&language=fr')).status).toBe(400);
  const answer = (await (await app.request('/api/search?language=en')).json()) as SearchedWords;
  expect(answer).toMatchObject({ status: '', results: [], links: [] });
  expect(answer.labels.close).toBe('Close search');
});
