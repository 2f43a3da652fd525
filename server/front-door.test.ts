import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { captureLog } from '#tests/kit/app.ts';
import { listening } from '#tests/kit/listening.ts';
import { rawRequest } from '#tests/kit/raw-http.ts';
import { requestLog } from './core/http/access-log.ts';
import { createHttpServer } from './core/http/http-server.ts';
import { firstHandler, redirectToHttps, serveApi, serveSite } from './front-door.ts';
import type { Site } from './pages/site.ts';
import { emptyAnswer, storeAnswer } from './pages/stored-answer.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const body = `<!DOCTYPE html>${'<p>Absatz</p>'.repeat(200)}`;
const api = new Hono().post('/form', (c) => c.text('the API')).all('/api/*', (c) => c.text('the API'));

async function listen({ origin = 'https://site.example', trustedHops = 0, answer }: Partial<Options> = {}) {
  const { logger, lines } = captureLog();
  const logRequest = requestLog(logger);
  const page = storeAnswer(200, html, Buffer.from(body));
  const site: Site = {
    showForm: async () => await Promise.resolve(page),
    index: async () => await Promise.resolve({ size: 0, search: () => [], knows: () => false }),
    find: (path) => (path === '/nova' || path === '/form' ? page : undefined),
    answer: answer ?? (async (method, { pathname }) => emptyAnswer(404, { asked: `${method} ${pathname}` })),
  };
  const server = createHttpServer(
    firstHandler([
      redirectToHttps(origin, trustedHops, logRequest),
      serveApi(api),
      serveSite({ site, origin, logRequest, logger, visits: { count: () => {} } }),
    ]),
  );
  const port = await listening(server);
  const ask = async (path: string, init: RequestInit = {}) =>
    await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
  return {
    port,
    ask,
    asked: async (proto?: string, path = '/nova?plan=a', method = 'GET') => {
      const headers: Record<string, string> = proto === undefined ? {} : { 'X-Forwarded-Proto': proto };
      const response = await ask(path, { method, headers });
      return [response.status, response.headers.get('location')];
    },
    log: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

type Options = { origin: string; trustedHops: number; answer: Site['answer'] };

test('a page in memory is answered with or without a query string, compressed or not', async () => {
  const { ask } = await listen();
  for (const path of ['/nova', '/nova?solution=nova', '/nova?'])
    expect(await (await ask(path)).text(), path).toBe(body);
  const plain = await ask('/nova', { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(body);
});

test('HEAD and a known tag are answered without a body', async () => {
  const { ask } = await listen();
  const head = await ask('/nova', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const again = await ask('/nova', { headers: { 'if-none-match': head.headers.get('etag')! } });
  expect(again.status).toBe(304);
});

test.each([
  ['/sophie', 'GET', 'GET /sophie'],
  ['/nova/', 'GET', 'GET /nova/'],
  ['/nova', 'POST', 'POST /nova'],
  ['//evil.example/nova', 'GET', 'GET //evil.example/nova'],
])('%s by %s is for the site to answer', async (path, method, asked) => {
  const { ask } = await listen();
  expect((await ask(path, { method })).headers.get('asked')).toBe(asked);
});

test('a request that names a whole address, or none, is answered by its path', async () => {
  const { port } = await listen();
  const first = async (target: string) =>
    /asked: (.*)\r/.exec(
      await rawRequest(port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    )?.[1];
  expect(await first('http://elsewhere.example/sophie')).toBe('GET /sophie');
  expect(await first('*')).toBe('GET /*');
});

test('the API gets what is below /api and what it has a route for, by method', async () => {
  const { ask } = await listen();
  for (const [path, method] of [
    ['/api/x', 'GET'],
    ['/api', 'POST'],
    ['/form', 'POST'],
  ] as const)
    expect(await (await ask(path, { method })).text(), path).toBe('the API');
  expect(await (await ask('/form')).text()).toBe(body);
});

test('every answer is logged, a page with its path and what nobody knows without, never with its query', async () => {
  const { ask, log } = await listen();
  await ask('/nova?name=Erika');
  await ask('/Erika');
  expect(log()).toMatchObject([
    { method: 'GET', route: '/nova', status: 200, msg: 'request' },
    { method: 'GET', route: '*', status: 404, msg: 'request' },
  ]);
  expect(JSON.stringify(log())).not.toContain('Erika');
});

test('an error of the site is answered 500 without its text, and logged', async () => {
  const answer = async () => await Promise.reject(new Error('broken page'));
  const { ask, log } = await listen({ answer });
  const response = await ask('/sophie');
  expect([response.status, response.headers.get('content-type')]).toEqual([500, 'application/problem+json']);
  expect(await response.text()).not.toContain('broken page');
  expect(JSON.stringify(log())).toContain('broken page');
});

const behindProxy = { trustedHops: 1 };

test('who came by http is sent to the same address by https, and the log does not repeat it', async () => {
  const { ask, asked, log } = await listen(behindProxy);
  expect(await asked('http')).toEqual([308, 'https://site.example/nova?plan=a']);
  expect(await asked('http', '//evil.example/', 'HEAD')).toEqual([
    308,
    'https://site.example//evil.example/',
  ]);
  expect(log()[0]).toMatchObject({ method: 'GET', route: '*', status: 308 });
  const init = { headers: { 'x-forwarded-proto': 'http' }, redirect: 'manual' } as const;
  const { headers } = await ask('/nova', init);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(JSON.stringify(log())).not.toContain('plan=a');
});

test('who came by https, or straight to the server, is answered', async () => {
  const { asked } = await listen(behindProxy);
  for (const proto of ['https', undefined]) expect(await asked(proto)).toEqual([200, null]);
});

test('health checks and what is sent are never redirected', async () => {
  const { asked } = await listen(behindProxy);
  expect(await asked('http', '/healthz')).toEqual([404, null]);
  expect(await asked('http', '/api/support', 'POST')).toEqual([200, null]);
});

test('of several proxies the outermost trusted one says how it was asked', async () => {
  const { asked } = await listen({ trustedHops: 2 });
  expect(await asked('http, https')).toEqual([308, expect.any(String)]);
  expect(await asked('http')).toEqual([308, expect.any(String)]);
  expect(await asked('http, https, http')).toEqual([200, null]);
});

test.each([
  ['a site that is public by http', { ...behindProxy, origin: 'http://site.example' }],
  ['a server without a trusted proxy', { trustedHops: 0 }],
])('%s redirects nobody', async (_, options) => {
  const { asked } = await listen(options);
  expect(await asked('http')).toEqual([200, null]);
});
