import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { captureLog } from '#tests/kit/app.ts';
import { clientAddress, clientNetwork, proxyWarning } from './client-address.ts';

async function addressOf(trustedHops: number, forwarded?: string): Promise<string> {
  const app = new Hono();
  app.get('/', (c) => c.text(clientAddress(c, trustedHops)));
  const headers = new Headers(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded });
  const peer = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  return await (await app.request('/', { headers }, peer)).text();
}

test.each([
  ['without a trusted proxy, only the connection counts', 0, '192.0.2.1', '127.0.0.1'],
  ['the entry of one trusted proxy counts, not those before it', 1, '10.9.9.9, 192.0.2.1', '192.0.2.1'],
  ['the port that some proxies add is ignored', 1, '10.9.9.9, 203.0.113.5:54321', '203.0.113.5'],
  ['a port after an IPv6 address is ignored', 1, '[2001:db8::1]:443', '2001:db8::1'],
  ['the outer one of two proxies counts', 2, '10.9.9.9, 192.0.2.1, 10.0.0.2', '192.0.2.1'],
  ['a missing chain falls back to the connection', 2, undefined, '127.0.0.1'],
  ['an empty chain falls back to the connection', 2, '', '127.0.0.1'],
  ['a chain of empty entries falls back to the connection', 2, ' , ', '127.0.0.1'],
  ['a chain that is too short falls back to the connection', 2, '192.0.2.1', '127.0.0.1'],
])('%s', async (_, hops, chain, address) => {
  expect(await addressOf(hops, chain)).toBe(address);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['203.0.113.5:54321', '203.0.113.5'],
  ['[2001:db8::1]:443', '2001:db8:0:0'],
  ['[2001:db8::1]', '2001:db8:0:0'],
  ['[::ffff:192.0.2.1]:80', '192.0.2.1'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s belongs to the network %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

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
