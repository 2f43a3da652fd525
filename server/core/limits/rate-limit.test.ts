import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type HttpProblem, problemResponse } from '#server/core/http/problem.ts';
import { dayBudget, floodGauge, type RateLimit, rateLimit } from './rate-limit.ts';

function createLimited(limits: Partial<RateLimit>) {
  const unlimited = { perAddress: 0, ofAll: 0, trustedHops: 1, processes: undefined };
  const app = new Hono();
  app.get('/', rateLimit({ ...unlimited, ...limits }), (c) => c.text('ok'));
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

test('of several processes each takes its part for the usual', () => {
  const isFlood = floodGauge(4, () => 2);
  expect([isFlood(), isFlood(), isFlood()]).toEqual([false, false, true]);
});

test('zero turns the limits off', async () => {
  const request = createLimited({});
  for (let count = 0; count < 50; count += 1) expect(await request('192.0.2.1')).toBe(200);
});

// B4: one address could fill gigabytes of disk and mailbox in a day.
test.each([
  ['256 KiB', 256 * 1024, 32],
  ['a line', 100, 512],
])('of %s one address can send so much a day, another one goes on', async (_, bytes, allowed) => {
  const app = new Hono();
  const spend = dayBudget({ isOn: true, trustedHops: 1, processes: undefined });
  app.get('/', (c) => {
    spend(c, bytes);
    return c.text('ok');
  });
  app.onError((error) => problemResponse(error as HttpProblem));
  const request = async (address: string) =>
    await app.request('/', { headers: { 'X-Forwarded-For': address } });
  for (let count = 0; count < allowed; count += 1) expect((await request('192.0.2.1')).status).toBe(200);
  const refused = await request('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
  expect((await request('192.0.2.2')).status).toBe(200);
});

test('a thousand clients together fill little more than a gigabyte a day, and another one still gets a long message through', async () => {
  const app = new Hono();
  const spend = dayBudget({ isOn: true, trustedHops: 1, processes: undefined });
  const bytes = 256 * 1024;
  app.get('/', (c) => {
    spend(c, bytes);
    return c.text('ok');
  });
  app.onError((error) => problemResponse(error as HttpProblem));
  let taken = 0;
  for (let client = 0; client < 1000; client += 1) {
    const headers = { 'X-Forwarded-For': `198.18.${client >> 8}.${client & 255}` };
    for (let count = 0; count < 32; count += 1) {
      if ((await app.request('/', { headers })).status !== 200) break;
      taken += bytes;
    }
  }
  // 128 clients at the whole limit, two messages of each of the others.
  expect(taken).toBe(1024 ** 3 + 872 * 2 * bytes);
  expect((await app.request('/', { headers: { 'X-Forwarded-For': '203.0.113.1' } })).status).toBe(200);
});
