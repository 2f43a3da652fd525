import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import home from '#content/en/home.json' with { type: 'json' };
import type { ContentState, DraftAnswer } from '#domain/api/content.ts';
import { openStore } from '#server/core/store/database.ts';
import { migrate } from '#server/core/store/migrate.ts';
import { plainCookieName, seedSession } from '#tests/kit/admin.ts';
import { content } from '#tests/kit/content.ts';
import { changeSource, startDevelopment } from '#tests/kit/development.ts';
import { type ServerProcess, startServerProcess } from '#tests/kit/server-process.ts';

const origin = 'http://127.0.0.1:3000';
const folder = mkdtempSync(join(tmpdir(), 'development-'));
const sources = join(folder, 'sources');
const patience = { timeout: 60_000 };
type Server = ServerProcess & { cookie: string };
let development: Server;
let production: Server;

beforeAll(async () => {
  [development, production] = await Promise.all([
    withOwner('development', async (env) => await startDevelopment(sources, env)),
    withOwner('production', async (env) => await startServerProcess({ env })),
  ]);
}, 240_000);

afterAll(async () => {
  await Promise.all([development?.end('SIGTERM'), production?.end('SIGTERM')]);
  rmSync(folder, { recursive: true, force: true });
});

async function withOwner(
  name: string,
  start: (env: Record<string, string>) => Promise<ServerProcess>,
): Promise<Server> {
  const dataDir = join(folder, name);
  const store = await openStore({ dataDir });
  await migrate(store);
  const { token } = await seedSession(store, new Date());
  await store.close();
  const server = await start({ DATA_DIR: dataDir, SITE_URL: origin });
  return { ...server, cookie: `${plainCookieName}=${token}` };
}

async function read({ address }: Server, path: string): Promise<string> {
  return await (await fetch(address + path)).text();
}

/** Removes the differences between sources and a build: scripts, styles, file names and sizes. */
async function answerOf({ address }: Server, path: string) {
  const response = await fetch(address + path, { redirect: 'manual' });
  const { 'content-length': _, etag, date, ...headers } = Object.fromEntries(response.headers);
  const policy = headers['content-security-policy']?.replaceAll(/ 'sha256-[^']*'/g, '');
  const html = (await response.text())
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '<$1>')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/"\/(?:[\w.-]+\/)+([\w-]+?)(?:-[\w-]{8})?\.(woff2|svg|png)"/g, '"$1.$2"');
  return { status: response.status, headers: { ...headers, 'content-security-policy': policy }, html };
}

test.each([
  '/',
  '/en',
  '/en/nova',
  '/platform',
  '/en/sophie-compare',
  '/our-figures',
  '/support',
  '/en/support/sent?ref=E-2611-0000000',
  '/en/privacy',
  '/not-there',
  '/contact?from=old',
  '/Nova/',
  '/sitemap.xml',
  '/admin/messages',
])('%s is the same in development and in production', async (path) => {
  const [ours, theirs] = await Promise.all([answerOf(development, path), answerOf(production, path)]);
  expect(ours).toEqual(theirs);
});

test('a price that an owner publishes is on the pages of both', async () => {
  for (const server of [development, production]) {
    const call = async <Answer>(method: string, path: string, body?: unknown) => {
      const response = await fetch(`${server.address}/api/admin${path}`, {
        method,
        headers: { cookie: server.cookie, origin, 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      expect(response.ok, await response.clone().text()).toBe(true);
      return (await response.json()) as Answer;
    };
    const { price: defaultValue } = content.offerings.nova.plans.session;
    const value = { ...defaultValue, amount: defaultValue.amount + 48 };
    const price = { id: 'offering.nova.plans.session.price', value, revision: null };
    const shown = `$${value.amount}`;
    expect(await read(server, '/en/nova')).not.toContain(shown);
    const { version } = await call<ContentState>('GET', '/content');
    const { revision } = await call<DraftAnswer>('PATCH', '/content/draft', { version, changes: [price] });
    await call('POST', '/releases', { baseVersion: 0, revision });
    expect(await read(server, '/en/nova')).toContain(shown);
  }
}, 180_000);

test.each([
  ['a text', 'content/en/home.json', home.hero.title, 'A changed text'],
  ['a component', 'app/pages/home/home.tsx', '<HomeHero />', '<p>A changed component</p><HomeHero />'],
  ['a style sheet', 'app/pages/home/home.css', '{', '{--changed:1;'],
  ['the server', 'server/pages/machine/machine-files.ts', 'Sitemap: $', '# A changed server\\nSitemap: $'],
])(
  'the next answers contain a change of %s',
  async (_, file, before, after) => {
    const path = file.startsWith('server/') ? '/robots.txt' : '/en';
    changeSource(join(sources, file), before, after);
    const shown = /changed[^<\\;]*/i.exec(after)![0];
    await expect.poll(async () => await read(development, path), patience).toContain(shown);
  },
  120_000,
);

test('a mistake in a component is named until it is corrected', async () => {
  const file = join(sources, 'app/pages/home/home.tsx');
  changeSource(file, '<HomePrices />', '<HomePrices');
  await expect.poll(async () => await read(development, '/en'), patience).toContain('home.tsx:');
  changeSource(file, '<HomePrices', '<HomePrices />');
  await expect.poll(async () => (await answerOf(development, '/en')).status, patience).toBe(200);
}, 180_000);
