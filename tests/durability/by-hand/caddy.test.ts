import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { durableSite } from '#tests/durability/durable-site.ts';
import { mixedLoad } from '#tests/durability/mixed-load.ts';
import { tell } from '#tests/durability/random.ts';
import { cookieName, seedSession } from '#tests/kit/admin.ts';
import { caddyAddress, startCaddy } from '#tests/kit/caddy.ts';
import { freePort } from '#tests/kit/free-port.ts';

const load = { readers: 100, writers: 32 };

/** What compose.yaml starts, without containers: the shipped Caddyfile, two processes, PostgreSQL, a catcher of mails. */
async function topology(env: Readonly<Record<string, string>> = {}) {
  const address = await caddyAddress();
  const site = await durableSite('postgres', { SITE_URL: address, TRUSTED_PROXY_HOPS: '1', ...env });
  const ports = [await freePort(), await freePort()];
  const [first, second] = await Promise.all(ports.map(async (port) => await site.start({}, port)));
  const caddy = await startCaddy({ address, ports });
  onTestFinished(caddy.stop);
  const usual = getCACertificates('default');
  setDefaultCACertificates([...usual, caddy.authority]);
  onTestFinished(() => setDefaultCACertificates(usual));
  await expect.poll(async () => await statusOf(address)).toBe(200);
  return { address, site, ports, first: first!, second: second!, caddy };
}

async function statusOf(address: string): Promise<number> {
  const response = await fetch(address).catch(() => undefined);
  await response?.arrayBuffer();
  return response?.status ?? 0;
}

test('Caddy speaks https and HTTP/2, and leads nothing on that was sent in the clear', async () => {
  const { address, caddy } = await topology();
  const session = connect(address, { ca: [caddy.authority] });
  onTestFinished(() => session.close());
  const stream = session.request({ ':path': '/en/nova' });
  const [headers] = (await once(stream, 'response')) as [Record<string, string>];
  stream.resume();
  expect(headers).toMatchObject({
    ':status': 200,
    'strict-transport-security': expect.stringContaining('max-age=63072000'),
  });
  expect(headers['content-encoding']).toBeUndefined();
  const compressed = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
  expect(compressed.headers.get('content-encoding')).toBe('gzip');

  const plain = await fetch(`${caddy.plainAddress}/en/nova?a=b`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([308, `${address}/en/nova?a=b`]);
  const sent = await fetch(`${caddy.plainAddress}/api/support`, {
    method: 'POST',
    body: '{}',
    redirect: 'manual',
  });
  expect(sent.status).toBe(403);
});

test('each visitor has limits of their own behind Caddy, and cannot claim to be another', async () => {
  const limit = 4;
  const { address, caddy } = await topology({ RATE_LIMIT_PER_10_MIN: String(limit) });
  const statuses = async (localAddress: string) => {
    const found: number[] = [];
    for (let index = 0; index < 4 * limit; index += 1)
      found.push(await submitFrom(localAddress, `192.0.2.${index}`, address, caddy.authority));
    return found;
  };
  const [one, other] = [await statuses('127.0.0.2'), await statuses('127.0.0.3')];
  for (const found of [one, other]) {
    expect(found[0]).toBe(201);
    expect(found.at(-1)).toBe(429);
  }
  tell('Limits behind Caddy', { taken: one.filter((status) => status === 201).length, of: one.length });
});

test('of two processes one is killed under load: every page comes, and no message is lost', {
  timeout: 180_000,
}, async () => {
  const { address, site, ports, first, second, caddy } = await topology();
  const { token } = await seedSession(site.store, new Date());
  const visitors = mixedLoad(address, { ...load, session: `${cookieName}=${token}` });
  const more = async () => {
    const before = visitors.acknowledged();
    await expect.poll(() => visitors.acknowledged(), { timeout: 30_000 }).toBeGreaterThan(before + 100);
  };
  await more();
  await first.end('SIGKILL');
  await site.noteInTransit();
  await more();
  const again = await site.start({}, ports[0]);
  // As after each step of an update: the other one goes only when the proxy knows this one.
  await expect.poll(() => isUp(caddy.log(), ports[0]!), { timeout: 20_000 }).toBe(true);
  await more();
  expect(await second.end('SIGTERM')).toBe(0);
  await more();
  await visitors.finish();
  await site.kill(again);
  await site.start({}, ports[0]);
  await site.mailsSent();
  // What a process had begun to take, or was asked to within its last second, the proxy sends to no other: who sent it
  // reads that it failed, and the same key makes one message of two attempts.
  const cut = visitors.unexpected.filter((answer) => /^502 \/(?:api|releases)/.test(answer));
  const { pages, gone, unavailable } = visitors.counts;
  tell('Killed behind Caddy', {
    submissions: visitors.sent.length,
    pages,
    'answers 502 to what was being sent': cut.length,
    'requests without an answer': gone,
    'answers 503': unavailable,
  });
  await site.expectNothingLost({
    ...visitors,
    unexpected: visitors.unexpected.filter((answer) => !cut.includes(answer)),
  });
  expect({ gone, unavailable }).toEqual({ gone: 0, unavailable: 0 });
});

/** What Caddy said last about the process on this port. */
function isUp(log: string, port: number): boolean {
  const said = log
    .split('\n')
    .filter((line) => line.includes('health_checker') && line.includes(`:${port}"`));
  return said.at(-1)?.includes('"host is up"') ?? false;
}

/** From one of this machine's own addresses, with a claim to be somebody else. */
async function submitFrom(localAddress: string, claimed: string, address: string, ca: string) {
  const sending = request(`${address}/api/support`, {
    method: 'POST',
    ca,
    agent: false,
    localAddress,
    family: 4,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': claimed },
  });
  sending.end(JSON.stringify({ name: 'Anna Berg', email: 'anna@example.com', message: `I am ${claimed}` }));
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode!;
}
