import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { listSupportMessages } from '#server/forms/support-messages.ts';
import { firstHandler, serveApi, serveSite } from '#server/front-door.ts';
import { createTestApp, type TestParts, testOrigin } from '#tests/kit/app.ts';
import { supportMessage } from '#tests/kit/factories.ts';
import { listening } from '#tests/kit/listening.ts';
import { rawRequest } from '#tests/kit/raw-http.ts';
import { plainSite } from '#tests/kit/site.ts';
import { requestLog } from './access-log.ts';
import { defaultBodyLimits } from './body-limit.ts';
import { createHttpServer, stopListening, type Times } from './http-server.ts';

async function listen({ times, ...parts }: TestParts & { times?: Partial<Times> } = {}) {
  const { app, store, log } = await createTestApp(parts);
  const logRequest = requestLog(log.logger);
  const site = serveSite({
    site: plainSite,
    origin: testOrigin,
    logRequest,
    logger: log.logger,
    visits: { count: () => {} },
  });
  const server = createHttpServer(firstHandler([serveApi(app), site]), {}, times);
  const port = await listening(server);
  return {
    log,
    port,
    address: `http://127.0.0.1:${port}/api/support`,
    stored: async () => await listSupportMessages(store.db, { limit: 100 }),
  };
}

const json = { 'Content-Type': 'application/json' };
const head = 'POST /api/support HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';
const valid = JSON.stringify(supportMessage());

/** A connection that stays open after the answer, and what has arrived on it. */
function openSocket(port: number) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  const ended = async () => {
    await Promise.race([once(socket, 'close'), delay(1500)]);
    socket.destroy();
    return answer;
  };
  return { socket, answer: () => answer, ended };
}

test('a submission over HTTP is stored', async () => {
  const server = await listen();
  const response = await fetch(server.address, { method: 'POST', headers: json, body: valid });
  expect(response.status).toBe(201);
  expect(await server.stored()).toMatchObject([supportMessage()]);
});

test('a submission in chunks of unknown length is stored', async () => {
  const server = await listen();
  const chunks = valid.match(/.{1,7}/gs)!.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`);
  const answer = await rawRequest(
    server.port,
    `${head}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunks.join('')}0\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  expect(await server.stored()).toHaveLength(1);
});

test('a body announced as too long is refused before it is sent', async () => {
  const server = await listen();
  const answer = await rawRequest(
    server.port,
    `${head}Content-Length: ${defaultBodyLimits.maxBytes + 1}\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('application/problem+json');
});

test('a body that grows too long is refused while it is being sent, and the answer arrives', async () => {
  const server = await listen();
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  const answer = await rawRequest(server.port, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(6)}`);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(await server.stored()).toEqual([]);
});

test('a client that sends a long body in spite of the refusal reads the refusal', async () => {
  const server = await listen();
  const body = 'x'.repeat(2 * 1024 * 1024);
  expect((await fetch(server.address, { method: 'POST', headers: json, body })).status).toBe(413);
});

test.each([
  ['one that stops', undefined],
  ['one that drips', 'x'],
])('a slow body, %s, is answered 408 and the connection closed', async (_, drip) => {
  const server = await listen({ bodyLimits: { ...defaultBodyLimits, timeoutMs: 150 } });
  const answer = await rawRequest(server.port, `${head}Content-Length: 100000\r\n\r\n{"name":"`, drip);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('application/problem+json');
  expect(await server.stored()).toEqual([]);
});

test('a client that goes away in the middle of its body is no error of the server', async () => {
  const server = await listen();
  const client = request(server.address, { method: 'POST', headers: { ...json, 'Content-Length': 1000 } });
  client.on('error', () => {});
  client.write('{"name":');
  await once(client, 'socket');
  client.flushHeaders();
  await fetch(`http://127.0.0.1:${server.port}/healthz`);
  client.destroy();
  await expect.poll(() => server.log.lines.join()).toContain('"status":400');
  expect(server.log.lines.join()).not.toContain('"level":"error"');
});

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a header that is no header', 'GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  // C11: a request with two hosts was answered with a page.
  ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n', 400],
  ['the same host twice', 'GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n', 400],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
  ['length and chunks', `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ['too long a header', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
])('%s is refused and the server goes on', async (_, text, status) => {
  const server = await listen();
  expect(await rawRequest(server.port, text)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
});

test('a kept-alive connection serves one submission after the other', async () => {
  const server = await listen();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  for (let count = 0; count < 3; count += 1) {
    const client = request(server.address, { method: 'POST', headers: json, agent }).end(valid);
    const [response] = (await once(client, 'response')) as [NodeJS.ReadableStream & { statusCode: number }];
    response.resume();
    await once(response, 'end');
    expect(response.statusCode).toBe(201);
  }
  expect(await server.stored()).toHaveLength(3);
});

test('no answer tells what the server is made of', async () => {
  const server = await listen();
  const { headers } = await fetch(`http://127.0.0.1:${server.port}/healthz`);
  expect(headers.has('server') || headers.has('x-powered-by')).toBe(false);
});

// A browser that finds its idle connection refused sends the request again on another: it must not be carried out twice.
test.each([
  ['of no HTTP', 'GARBAGE\r\n\r\n', 400],
  ['with too large a head', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(70_000)}\r\n\r\n`, 431],
  ['with two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400],
])('what follows a request %s on its connection is not carried out', async (_, refused, status) => {
  const server = await listen();
  const following = `${head}Content-Length: ${valid.length}\r\n\r\n${valid}`;
  for (const pauseMs of [0, 100]) {
    const { socket, ended } = openSocket(server.port);
    if (pauseMs === 0) socket.write(refused + following);
    else {
      socket.write(refused);
      await delay(pauseMs);
      socket.write(following);
    }
    const answer = await ended();
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  }
  expect(await server.stored()).toEqual([]);
});

test('what arrives on a connection that fell asleep and was refused is not carried out', async () => {
  const server = await listen({ times: { checkEveryMs: 50, headersTimeoutMs: 200 } });
  const { socket, answer, ended } = openSocket(server.port);
  socket.write('POST /api/support HTTP/1.1\r\nHost: ');
  await expect.poll(answer, { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 408 /);
  socket.write(`x\r\nContent-Type: application/json\r\nContent-Length: ${valid.length}\r\n\r\n${valid}`);
  socket.write(`${head}Content-Length: ${valid.length}\r\n\r\n${valid}`);
  await ended();
  expect(await server.stored()).toEqual([]);
});

test('every visitor who waits to be accepted is answered, and the next one is refused', async () => {
  const server = createServer((_, response) => response.end('answered'));
  const port = await listening(server);
  const visitors = Array.from({ length: 300 }, async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    return await text(socket).catch((error: Error) => error.message);
  });
  const closed = new Promise<void>((resolve) => void stopListening(server, resolve));
  const answers = await Promise.all(visitors);
  expect(answers.filter((answer) => !answer.endsWith('answered'))).toEqual([]);
  await closed;
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
});
