import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { offeringDesigns } from '#content/offering-designs.ts';
import type { DraftAnswer } from '#domain/api/content.ts';
import { publishedColors } from '#domain/publishing/published-colors.ts';
import { migrate } from '#server/core/store/migrate.ts';
import { contentSecurityPolicy } from '#server/pages/content-security-policy.ts';
import { createSite } from '#server/pages/site.ts';
import { respond } from '#server/pages/stored-answer.ts';
import { plainCookieName, seedSession } from '#tests/kit/admin.ts';
import { captureLog } from '#tests/kit/app.ts';
import { builtFiles, loadBuild } from '#tests/kit/built-site.ts';
import { content } from '#tests/kit/content.ts';
import { openTestStore, temporaryFolder } from '#tests/kit/database.ts';
import { startServerProcess } from '#tests/kit/server-process.ts';

const red = publishedColors('#E71D36', offeringDesigns(content.offerings).nova);
const first = { version: 0, edits: {} };
const inRed = {
  'product.nova.baseColor': { value: '#E71D36', basedOn: '#5F3798', by: 'x', at: '2026-01-01T00:00:00Z' },
};
const origin = 'https://site.example';
const sent = '/support/sent?ref=019a6f6e-7c3b-7d1a-9f54-3f1f2a6b7c8d';

async function createBuiltSite() {
  const { logger } = captureLog();
  const site = await createSite({
    build: await loadBuild(),
    content,
    filesFolder: builtFiles,
    origin,
    logger,
  });
  const fetchPath = async (path: string) => respond(await site.answer('GET', new URL(origin + path)));
  return {
    site,
    read: async (path: string) => await (await fetchPath(path)).text(),
    tagOf: async (path: string) => (await fetchPath(path)).headers.get('etag'),
  };
}

test('published colours are on every page in both languages under a new tag, swapped in whole, and go without a trace', async () => {
  const { site, read, tagOf } = await createBuiltSite();
  const [before, tag] = [await read('/nova'), await tagOf('/nova')];
  for (const path of ['/nova', sent]) expect(await read(path)).not.toContain(red.primaryColor);
  let isShown = false;
  const shown = site.prepare({ version: 1, edits: inRed }).then((show) => {
    show();
    isShown = true;
  });
  const seenMeanwhile = new Set<string>();
  while (!isShown) {
    seenMeanwhile.add(await read('/nova'));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await shown;
  const after = await read('/nova');
  expect([...seenMeanwhile].filter((page) => page !== before && page !== after)).toEqual([]);
  for (const path of ['/', '/nova', '/en/nova', '/admin', sent])
    expect(await read(path)).toContain(red.primaryColor);
  expect(await tagOf('/nova')).not.toBe(tag);
  (await site.prepare(first))();
  expect([await read('/nova'), await tagOf('/nova')]).toEqual([before, tag]);
}, 180_000);

test('a page that says the same as before is not compressed again', async () => {
  const { site } = await createBuiltSite();
  const [nova, about] = [site.find('/nova'), site.find('/about')!];
  const lead = {
    value: 'Ein neuer Satz.',
    basedOn: content.words.de.nova.intro.quote,
    by: 'x',
    at: '2026-01-01T00:00:00Z',
  };
  (await site.prepare({ version: 1, edits: { 'de.nova.intro.quote': lead } }))();
  expect(site.find('/about')).toBe(about);
  expect(site.find('/nova')).not.toBe(nova);
  expect(site.find('/nova')!.body.toString()).toContain('Ein neuer Satz.');
});

test('a page that cannot be made is named, and the others stay as they were', async () => {
  const { site, read } = await createBuiltSite();
  const before = await read('/nova');
  const order = { value: ['advanced'], basedOn: ['basic'], by: 'x', at: '2026-01-01T00:00:00Z' };
  const preparing = site.prepare({ version: 1, edits: { 'order.fuel.plans': order } });
  await expect(preparing).rejects.toMatchObject({ name: 'PageFailure', path: '/fuel' });
  expect(await read('/nova')).toBe(before);
});

test('pages that tell of one request may run the code they came with, whatever they tell', async () => {
  const { site } = await createBuiltSite();
  const values = { name: 'Anna', email: 'anna@example.com', contract: 'NOVA', cause: 'ordinary' };
  const answers = [
    await site.answer('GET', new URL(origin + sent)),
    await site.showForm('/support', { step: 'editing', values, errors: [] }, 422),
    await site.showForm('/cancel-contract', { step: 'review', values, errors: [] }, 200),
  ];
  for (const { headers, body } of answers)
    expect(headers['content-security-policy']).toBe(contentSecurityPolicy(body.toString()));
  expect(answers.map(({ status }) => status)).toEqual([200, 422, 200]);
});

test('two processes: what an operator publishes on one is soon on the pages of both', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const store = await openTestStore({ dataDir });
  await migrate(store);
  const { token } = await seedSession(store, new Date());
  const start = async () => {
    const server = await startServerProcess({ env: { DATA_DIR: dataDir } });
    onTestFinished(async () => void (await server.end('SIGTERM')));
    return server.address;
  };
  const [one, two] = await Promise.all([start(), start()]);
  const pageOf = async (address: string) => await (await fetch(`${address}/nova`)).text();
  const headers = { Cookie: `${plainCookieName}=${token}`, 'Content-Type': 'application/json' };
  const send = async (method: string, path: string, body: object) =>
    await fetch(one + path, { method, headers, body: JSON.stringify(body) });
  const changes = [{ id: 'product.nova.baseColor', value: '#E71D36', revision: null }];
  const drafted = await send('PATCH', '/api/admin/content/draft', { version: 0, changes });
  const { revision } = (await drafted.json()) as DraftAnswer;
  const response = await send('POST', '/api/admin/releases', { baseVersion: 0, revision });
  expect(response.status).toBe(201);
  expect(await pageOf(one)).toContain('#E71D36');
  await expect.poll(async () => await pageOf(two), { timeout: 15_000 }).toContain('#E71D36');
}, 180_000);

test('a preview shows a notice that has not begun, and the pages do not', async () => {
  const { site, read } = await createBuiltSite();
  const said = { NOTICE_DE: 'Im Jahr 2099 geschlossen', NOTICE_FROM: '2099-12-24T18:00' };
  const edits = Object.fromEntries(
    Object.entries(said).map(([name, value]) => [
      `setting.${name}`,
      { value, basedOn: '', by: 'x', at: '2026-01-01T00:00:00Z' },
    ]),
  );
  expect((await site.preview('/nova', edits))!.body.toString()).toContain('Im Jahr 2099 geschlossen');
  (await site.prepare({ version: 1, edits }))();
  expect(await read('/nova')).not.toContain('Im Jahr 2099 geschlossen');
});
