import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { captureLog } from '#tests/kit/app.ts';
import { proxyWarning } from './client-address.ts';

async function linesAfterRequests(trustedHops: number, headers: Record<string, string>) {
  const log = captureLog();
  const app = new Hono();
  app.get('/', proxyWarning(log.logger, trustedHops), (c) => c.text('ok'));
  for (let count = 0; count < 3; count += 1) {
    expect((await app.request('/', { headers })).status).toBe(200);
  }
  return log.lines;
}

const forwarded = { 'X-Forwarded-For': '192.0.2.7' };

test('a proxy nobody told about is told once, without the address', async () => {
  const lines = await linesAfterRequests(0, forwarded);
  expect(lines).toEqual([expect.stringContaining('TRUSTED_PROXY_HOPS')]);
  expect(lines.join()).not.toContain('192.0.2.7');
});

test('a known proxy is not worth a line, nor is a request without one', async () => {
  expect(await linesAfterRequests(1, forwarded)).toEqual([]);
  expect(await linesAfterRequests(0, {})).toEqual([]);
});
