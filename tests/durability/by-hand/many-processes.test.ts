import { hash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { accountDelay } from '#domain/accounts/sign-in-delay.ts';
import type { DraftAnswer } from '#domain/api/content.ts';
import { type DurableSite, durableSite } from '#tests/durability/durable-site.ts';
import { mixedLoad } from '#tests/durability/mixed-load.ts';
import { rounds, tell } from '#tests/durability/random.ts';
import { freePort } from '#tests/kit/free-port.ts';
import { startNginx } from '#tests/kit/nginx.ts';

const load = { readers: 200, writers: 32 };
const processes = 3;
const origin = 'http://localhost:3000';
const env = { SITE_URL: origin, TRUSTED_PROXY_HOPS: '1' };

/** As docs/operation.md has it, on this machine's ports. */
async function behindNginx(ports: readonly number[]): Promise<string> {
  const nginx = await startNginx({
    http: `upstream site {
    ${ports.map((port) => `server 127.0.0.1:${port} fail_timeout=2s;`).join('\n    ')}
  }`,
    locations: `location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $http_x_client;
      proxy_next_upstream error timeout;
      proxy_connect_timeout 2s;
    }`,
  });
  onTestFinished(nginx.stop);
  return nginx.address;
}

async function freePorts(): Promise<number[]> {
  const ports: number[] = [];
  for (let index = 0; index < processes; index += 1) ports.push(await freePort());
  return ports;
}

async function startAll(site: DurableSite, ports: readonly number[]) {
  return await Promise.all(ports.map(async (port) => await site.start({}, port)));
}

test('one process after the other is updated under load, and no visitor notices', {
  timeout: 120_000 + rounds * 30_000,
}, async () => {
  const site = await durableSite('postgres', env);
  const ports = await freePorts();
  const servers = await startAll(site, ports);
  const address = await behindNginx(ports);
  const visitors = mixedLoad(address, { ...load, session: await site.signIn(), origin });
  for (let round = 0; round < rounds; round += 1)
    for (const [index, port] of ports.entries()) {
      const before = visitors.acknowledged();
      await expect.poll(() => visitors.acknowledged(), { timeout: 30_000 }).toBeGreaterThan(before + 20);
      expect(await servers[index]!.end('SIGTERM')).toBe(0);
      servers[index] = await site.start({}, port);
    }
  await visitors.finish();
  await site.mailsSent();
  await site.expectNothingLost(visitors);
  const { pages, gone, unavailable } = visitors.counts;
  tell('Updated one after the other', {
    rounds,
    processes,
    submissions: visitors.sent.length,
    releases: visitors.published.length,
    pages,
    'requests without an answer': gone,
    'answers 503': unavailable,
  });
  expect({ gone, unavailable }).toEqual({ gone: 0, unavailable: 0 });
});

test('what one process publishes is shown by the others, and their limits are one', async () => {
  const limit = 9;
  const site = await durableSite('postgres', {
    ...env,
    RATE_LIMIT_PER_10_MIN: String(limit),
  });
  const ports = await freePorts();
  const servers = await startAll(site, ports);
  const cookie = await site.signIn();
  const [first] = servers;
  const headers = { cookie, origin, 'content-type': 'application/json' };
  const changes = [{ id: 'product.nova.baseColor', value: '#AA3311', revision: null }];
  const drafted = await fetch(`${first!.address}/api/admin/content/draft`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ version: 0, changes }),
  });
  const { version, revision } = (await drafted.json()) as DraftAnswer;
  const page = async (server: { address: string }) =>
    await fetch(`${server.address}/nova`).then(async (response) => hash('sha256', await response.text()));
  const before = await page(first!);
  const body = JSON.stringify({ baseVersion: version, revision });
  const answer = await fetch(`${first!.address}/api/admin/releases`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  const published = performance.now();
  const shown = await page(first!);
  expect(shown).not.toBe(before);
  await Promise.all(
    servers.map(
      async (server) => await expect.poll(async () => await page(server), { timeout: 20_000 }).toBe(shown),
    ),
  );
  tell('Published by one process', {
    'shown by all after': `${Math.round(performance.now() - published)} ms`,
  });

  // A process counts the others at its next beat.
  await expect
    .poll(async () => await accepted(servers, crypto.randomUUID()), { timeout: 60_000, interval: 1000 })
    .toBe(limit);
});

test('failures at sign-in count in all processes, so that no one of them lets a stranger guess again', async () => {
  const site = await durableSite('postgres', env);
  const servers = await startAll(site, await freePorts());
  await site.signIn();
  const statuses: number[] = [];
  for (let index = 0; index < accountDelay.free + processes + 1; index += 1) {
    const response = await fetch(`${servers[index % processes]!.address}/api/admin/session`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${index}` },
      body: JSON.stringify({ email: 'anna@example.com', password: 'falsches Passwort' }),
    });
    statuses.push(response.status);
  }
  tell('Wrong passwords, one process after the other', { answers: statuses.join(' ') });
  expect(statuses).toEqual(statuses.map((_, index) => (index < accountDelay.free ? 401 : 429)));
});

let network = 0;

/** How many of many submissions of one visitor, spread over the processes, are taken. */
async function accepted(servers: readonly { address: string }[], text: string): Promise<number> {
  network += 1;
  const client = `198.51.100.${network}`;
  const statuses: number[] = [];
  for (let index = 0; index < 24; index += 1) {
    const response = await fetch(`${servers[index % servers.length]!.address}/api/support`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
      body: JSON.stringify({ name: 'Anna Berg', email: 'anna@example.com', message: `${text} ${index}` }),
    });
    statuses.push(response.status);
  }
  expect(statuses.filter((status) => status !== 201 && status !== 429)).toEqual([]);
  return statuses.filter((status) => status === 201).length;
}
