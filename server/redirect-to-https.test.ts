import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { captureLog } from '#tests/kit/app.ts';
import { createHttpServer } from './http-server.ts';
import { requestLog } from './middleware/access-log.ts';
import { redirectToHttps } from './redirect-to-https.ts';

const secure = { origin: 'https://site.example', trustedHops: 1 };

async function listen(options: { origin: string; trustedHops: number }) {
  const { logger, lines } = captureLog();
  const directly = redirectToHttps({ ...options, logRequest: requestLog(logger, new Set()) });
  const server = createHttpServer(() => new Response('page'), directly);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (proto?: string, path = '/nova?plan=a', method = 'GET') => {
    const headers: Record<string, string> = proto === undefined ? {} : { 'X-Forwarded-Proto': proto };
    const response = await fetch(base + path, { method, redirect: 'manual', headers });
    return [response.status, response.headers.get('location')];
  };
  return { ask, lines };
}

test('who came by http is sent to the same address by https, and the log does not repeat it', async () => {
  const { ask, lines } = await listen(secure);
  expect(await ask('http')).toEqual([308, 'https://site.example/nova?plan=a']);
  expect(await ask('http', '//evil.example/', 'HEAD')).toEqual([308, 'https://site.example//evil.example/']);
  expect(JSON.parse(lines[0]!)).toMatchObject({ method: 'GET', route: '*', status: 308 });
  expect(lines.join()).not.toContain('plan=a');
});

test('who came by https, or straight to the server, is answered', async () => {
  const { ask } = await listen(secure);
  for (const proto of ['https', undefined]) expect(await ask(proto)).toEqual([200, null]);
});

test('health checks and what is sent are never redirected', async () => {
  const { ask } = await listen(secure);
  expect(await ask('http', '/healthz')).toEqual([200, null]);
  expect(await ask('http', '/api/support', 'POST')).toEqual([200, null]);
});

test('of several proxies the outermost trusted one says how it was asked', async () => {
  const { ask } = await listen({ ...secure, trustedHops: 2 });
  expect(await ask('http, https')).toEqual([308, expect.any(String)]);
  expect(await ask('http')).toEqual([308, expect.any(String)]);
  expect(await ask('http, https, http')).toEqual([200, null]);
});

test.each([
  ['a site that is public by http', { ...secure, origin: 'http://site.example' }],
  ['a server without a trusted proxy', { ...secure, trustedHops: 0 }],
])('%s redirects nobody', async (_, options) => {
  const { ask } = await listen(options);
  expect(await ask('http')).toEqual([200, null]);
});
