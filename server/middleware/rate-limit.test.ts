import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type HttpProblem, problemResponse } from '#server/problem.ts';
import { type RateLimit, rateLimit } from './rate-limit.ts';

function createLimited(limits: Partial<RateLimit>) {
  const app = new Hono();
  app.get('/', rateLimit({ perAddress: 0, ofAll: 0, trustedHops: 1, ...limits }), (c) => c.text('ok'));
  app.onError((error) => problemResponse(error as HttpProblem));
  return async (address: string) =>
    (await app.request('/', { headers: { 'X-Forwarded-For': address } })).status;
}

test('an address gets through as often as allowed, and then not', async () => {
  const request = createLimited({ perAddress: 2 });
  expect([await request('192.0.2.1'), await request('192.0.2.1'), await request('192.0.2.1')]).toEqual([
    200, 200, 429,
  ]);
});

test('one IPv6 network counts as one client, another one does not', async () => {
  const request = createLimited({ perAddress: 1 });
  expect([
    await request('2001:db8::1'),
    await request('2001:db8::2'),
    await request('2001:db8:0:1::1'),
  ]).toEqual([200, 429, 200]);
});

test('all addresses together get through as often as allowed, and then nobody', async () => {
  const request = createLimited({ ofAll: 2 });
  expect([await request('192.0.2.1'), await request('192.0.2.2'), await request('192.0.2.3')]).toEqual([
    200, 200, 429,
  ]);
});

test('what one address has sent too many of is not taken from the others', async () => {
  const request = createLimited({ perAddress: 1, ofAll: 2 });
  expect([await request('192.0.2.1'), await request('192.0.2.1'), await request('192.0.2.2')]).toEqual([
    200, 429, 200,
  ]);
});

test('zero turns the limits off', async () => {
  const request = createLimited({});
  for (let count = 0; count < 50; count += 1) expect(await request('192.0.2.1')).toBe(200);
});
