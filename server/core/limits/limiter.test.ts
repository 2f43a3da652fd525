import { Hono, type MiddlewareHandler } from 'hono';
import { expect, test } from 'vitest';
import { type HttpProblem, problemResponse } from '#server/core/http/problem.ts';
import { createLimiter, type Limiter } from './limiter.ts';

const limiter = { isOn: true, trustedHops: 1 };

function createLimited(handler: (given: Limiter) => MiddlewareHandler, isOn = true) {
  const app = new Hono();
  app.get('/', handler(createLimiter({ ...limiter, isOn })), (c) => c.text('ok'));
  app.onError((error) => problemResponse(error as HttpProblem));
  return async (address: string) => await app.request('/', { headers: { 'X-Forwarded-For': address } });
}

const createBudgeted = (bytes: number) =>
  createLimited(({ spendBytes }) => async (c, next) => {
    spendBytes(c, bytes);
    await next();
  });

const [one, two, three] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];

test.each([
  ['an address gets through as often as allowed, and then not', [2, 0], [one, one, one], [200, 200, 429]],
  [
    'one IPv6 network counts as one client, another one does not',
    [1, 0],
    ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'],
    [200, 429, 200],
  ],
  ['all addresses together get through as often as allowed', [0, 2], [one, two, three], [200, 200, 429]],
  ['what one address sent in excess is not taken from the others', [1, 2], [one, one, two], [200, 429, 200]],
] as const)('%s', async (_, [per10Min, ofAllPer10Min], addresses, statuses) => {
  const request = createLimited(({ perClient }) => perClient({ per10Min, ofAllPer10Min }));
  const answered = [];
  for (const address of addresses) answered.push((await request(address)).status);
  expect(answered).toEqual(statuses);
});

test('of several processes each takes its part for the usual', () => {
  const isFlood = createLimiter({ ...limiter, processes: () => 2 }).floodGauge(4);
  expect([isFlood(), isFlood(), isFlood()]).toEqual([false, false, true]);
});

test('the limits can be turned off', async () => {
  const request = createLimited(({ perClient }) => perClient({ per10Min: 1, ofAllPer10Min: 1 }), false);
  for (let count = 0; count < 50; count += 1) expect((await request(one)).status).toBe(200);
});

// B4: one address could fill gigabytes of disk and mailbox in a day.
test.each([
  ['256 KiB', 256 * 1024, 32],
  ['a line', 100, 512],
])('of %s one address can send so much a day, another one goes on', async (_, bytes, allowed) => {
  const request = createBudgeted(bytes);
  for (let count = 0; count < allowed; count += 1) expect((await request('192.0.2.1')).status).toBe(200);
  const refused = await request('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
  expect((await request('192.0.2.2')).status).toBe(200);
});

test('a thousand clients together fill little more than a gigabyte a day, and another one still gets a long message through', async () => {
  const bytes = 256 * 1024;
  const request = createBudgeted(bytes);
  let taken = 0;
  for (let client = 0; client < 1000; client += 1) {
    const address = `198.18.${client >> 8}.${client & 255}`;
    for (let count = 0; count < 32; count += 1) {
      if ((await request(address)).status !== 200) break;
      taken += bytes;
    }
  }
  // 128 clients at the whole limit, two messages of each of the others.
  expect(taken).toBe(1024 ** 3 + 872 * 2 * bytes);
  expect((await request('203.0.113.1')).status).toBe(200);
});
