import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from '#server/http-server.ts';
import { createLogger } from '#server/logger.ts';
import { answerDirectly } from './answer-directly.ts';
import { requestLog } from './middleware/access-log.ts';
import { storeAnswer } from './pages/stored-answer.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const body = `<!DOCTYPE html>${'<p>Absatz</p>'.repeat(200)}`;

async function listen() {
  const page = await storeAnswer(200, html, Buffer.from(body));
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const directly = answerDirectly(
    (path) => (path === '/nova' ? page : undefined),
    requestLog(logger, new Set()),
  );
  const server = createHttpServer(() => new Response('through the middleware'), directly);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { lines, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a page in memory is answered with or without a query string, compressed or not', async () => {
  const { origin } = await listen();
  for (const path of ['/nova', '/nova?solution=nova', '/nova?'])
    expect(await (await fetch(origin + path)).text(), path).toBe(body);
  const plain = await fetch(`${origin}/nova`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(body);
});

test('HEAD and a known tag are answered without a body', async () => {
  const { origin } = await listen();
  const head = await fetch(`${origin}/nova`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const again = await fetch(`${origin}/nova`, { headers: { 'if-none-match': head.headers.get('etag')! } });
  expect(again.status).toBe(304);
});

test.each([
  ['another path', '/sophie', 'GET'],
  ['a path that only begins the same', '/nova/', 'GET'],
  ['another method', '/nova', 'POST'],
])('%s goes through the middleware', async (_, path, method) => {
  const { origin } = await listen();
  expect(await (await fetch(origin + path, { method })).text()).toBe('through the middleware');
});

test('an answer is logged with its route and without its query string', async () => {
  const { origin, lines } = await listen();
  await fetch(`${origin}/nova?name=Erika`);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { method: 'GET', route: '/nova', status: 200, msg: 'request' },
  ]);
  expect(lines.join()).not.toContain('Erika');
});
