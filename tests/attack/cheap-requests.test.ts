import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cookieName, seedSession } from '#tests/kit/admin.ts';
import { type AttackedSite, attackedSite } from '#tests/kit/attacked-site.ts';
import { temporaryFolder } from '#tests/kit/database.ts';

const builtAssets = join(import.meta.dirname, '../../build/client/assets');
const exposed = { TRUSTED_PROXY_HOPS: '0' };

async function open(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Processor time per request in milliseconds, with warm code. */
async function costOf(site: AttackedSite, request: (count: number) => Promise<unknown>): Promise<number> {
  const times = 150;
  for (let count = 0; count < 20; count += 1) await request(-1 - count);
  const before = site.cpuMs();
  for (let count = 0; count < times; count += 1) await request(count);
  return (site.cpuMs() - before) / times;
}

// B5: 650 KB cost 14 s of processor time and 1.8 GB, and blocked everybody else for 11 s.
test('15,110 requests at once from a client that never reads cost a quarter of as many alone, and under 100 MB', async () => {
  const site = await attackedSite('sqlite', exposed);
  const oneByOne = await costOf(site, async () => await site.send('/terms-of-service'));
  const [cpu, memory] = [site.cpuMs(), site.memoryMb()];
  const requests = 'GET /terms-of-service HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1511);
  const sockets = await Promise.all(Array.from({ length: 10 }, async () => await open(site.port)));
  for (const socket of sockets) socket.pause().write(requests);
  expect((await site.send('/healthz')).status).toBe(200);
  expect(site.cpuMs() - cpu).toBeLessThan((15_110 * oneByOne) / 4);
  expect(site.memoryMb() - memory).toBeLessThan(100);
  // A connection that breaks off is closed too.
  const closed = sockets.map(
    (socket) =>
      new Promise((resolve) => (socket.destroyed ? resolve(0) : socket.once('close', resolve).resume())),
  );
  expect(await Promise.all(closed)).toHaveLength(10);
});

// B5: 4,000 connections from one address blocked the server.
test('one address cannot take all connections', async () => {
  const site = await attackedSite('sqlite', exposed);
  await Promise.all(Array.from({ length: 4200 }, async () => await open(site.port)));
  const other = await open(site.port, '127.0.0.2');
  other.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(String(await Promise.race([once(other, 'data'), once(other, 'close')]))).toMatch(/^HTTP\/1\.1 200 /);
});

// B6: 14 to 19 ms each, HEAD too. C7: 7 ms for a list of 15,000 commas.
test('no page costs much more than another, whatever stands in its query and headers', async () => {
  const site = await attackedSite('sqlite');
  const page = await costOf(
    site,
    async () => await site.send('/nova', { headers: { 'Accept-Encoding': 'br' } }),
  );
  const paths = ['/support/sent', '/en/survey/sent', '/withdraw-contract', '/cancel-contract'];
  for (const path of paths) {
    const ask = async (count: number) =>
      await site.send(`${path}?fields=name,x${count}&ref=${count}`, { method: count % 2 ? 'HEAD' : 'GET' });
    expect(await costOf(site, ask), path).toBeLessThan(page + 1);
  }
  // Each of another reference, so that none is known.
  const confirmation = async (count: number) => {
    const reference = `E-2611-${String(count + 1000).padStart(7, '0')}`;
    const { status } = await site.send(`/support/sent?ref=${reference}`, {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(status).toBe(200);
  };
  expect(await costOf(site, confirmation), 'a confirmation').toBeLessThan(page + 0.5);
  const list = ','.repeat(15_000);
  const headers = {
    'accept-encoding': list,
    'if-none-match': list,
    'x-forwarded-for': list,
    'x-forwarded-proto': list,
    'content-type': `application/json${';'.repeat(15_000)}`,
  };
  for (const [name, value] of Object.entries(headers)) {
    const path = name === 'content-type' || name === 'x-forwarded-for' ? '/api/csp-reports' : '/nova';
    const ask = async () => await site.send(path, { headers: { [name]: value } });
    expect(await costOf(site, ask), name).toBeLessThan(page + 0.5);
  }
});

// B6: the scripts of an earlier build were compressed for every request, 34 ms each.
test('a file of an earlier build costs no more than one of this build', async () => {
  const dataDir = temporaryFolder();
  const kept = join(dataDir, 'assets/current');
  mkdirSync(kept, { recursive: true });
  const [largest] = readdirSync(builtAssets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(builtAssets, name)))
    .toSorted((one, other) => other.length - one.length);
  const replaced = Array.from({ length: 20 }, (_, index) => `earlier-${index}.js`);
  for (const name of replaced) writeFileSync(join(kept, name), largest!);
  const site = await attackedSite('sqlite', { DATA_DIR: dataDir });
  const headers = { 'Accept-Encoding': 'gzip' };
  const page = await costOf(site, async () => await site.send('/nova', { headers }));
  const ask = async (count: number) => {
    const path = `/assets/${replaced.at(count % replaced.length)}`;
    const { status, headers: sent } = await site.send(path, { headers, method: 'HEAD' });
    expect([path, status, sent['content-encoding']]).toEqual([path, 200, 'gzip']);
  };
  expect(await costOf(site, ask)).toBeLessThan(page + 1);
});

// C11: 14 MB of `[` took 27 s and 864 MB, from anybody signed in.
test('4 MB that are no changes are refused in under a second', async () => {
  const site = await attackedSite('sqlite');
  const { token } = await seedSession(site.store, new Date());
  const headers = { Cookie: `${cookieName}=${token}` };
  const withChanges = (changes: string) => `{"version":0,"changes":[${changes}]}`;
  const bodies = {
    brackets: '['.repeat(4e6),
    'empty lists': `[${'[],'.repeat(4e6 / 3)}[]]`,
    'empty changes': withChanges(`${'{},'.repeat(4e6 / 3)}{}`),
    'as many empty changes as there may be': withChanges(`${'{},'.repeat(19_999)}{}${' '.repeat(4e6)}`),
    numbers: withChanges(`${'0,'.repeat(4e6 / 2)}0`),
    'one number': withChanges('1'.repeat(4e6)),
    'one text': withChanges(`"${'\\u0041'.repeat(4e6 / 6)}"`),
  };
  for (const [name, body] of Object.entries(bodies)) {
    const before = site.cpuMs();
    const { status } = await site.send('/api/admin/content/draft', { method: 'PATCH', headers, body });
    expect(site.cpuMs() - before, name).toBeLessThan(1000);
    expect([413, 422], name).toContain(status);
  }
});
