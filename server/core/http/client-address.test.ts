import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress, clientNetwork } from './client-address.ts';

async function addressOf(trustedHops: number, forwarded?: string): Promise<string> {
  const app = new Hono();
  app.get('/', (c) => c.text(clientAddress(c, trustedHops)));
  const headers = new Headers(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded });
  const peer = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  return await (await app.request('/', { headers }, peer)).text();
}

test('without a trusted proxy nobody is believed but the connection', async () => {
  expect(await addressOf(0, '192.0.2.1')).toBe('127.0.0.1');
});

test('with one trusted proxy its own entry counts, not what the client wrote before it', async () => {
  expect(await addressOf(1, '10.9.9.9, 192.0.2.1')).toBe('192.0.2.1');
});

test('the port that some proxies add is no part of the address', async () => {
  expect(await addressOf(1, '10.9.9.9, 203.0.113.5:54321')).toBe('203.0.113.5');
  expect(await addressOf(1, '[2001:db8::1]:443')).toBe('2001:db8::1');
});

test('with two trusted proxies the entry of the outer one counts', async () => {
  expect(await addressOf(2, '10.9.9.9, 192.0.2.1, 10.0.0.2')).toBe('192.0.2.1');
});

test.each([undefined, '', ' , ', '192.0.2.1'])(
  'a chain that is too short (%j) falls back to the connection',
  async (chain) => {
    expect(await addressOf(2, chain)).toBe('127.0.0.1');
  },
);

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
