import { expect, test } from 'vitest';
import type { PublishedState } from '#domain/api/release.ts';
import { releaseLimits } from '#domain/publishing/release.ts';
import { createAdminApp } from '#tests/kit/admin.ts';

async function createApp() {
  const admin = await createAdminApp();
  const { callSignedIn } = admin;
  const get = async (path: string) =>
    (await (await callSignedIn('GET', path)).json()) as Record<string, unknown>;
  const base = (await get('/release')) as unknown as PublishedState;
  const products = base.products.map((product) =>
    product.id === 'nova' ? { ...product, baseColor: '#E71D36' } : product,
  );
  const draft = { baseVersion: base.version, products };
  return {
    ...admin,
    get,
    base,
    draft,
    publish: async (body: unknown) => await callSignedIn('POST', '/releases', body),
  };
}

test('the draft begins with the seeds, and after publishing with what was published', async () => {
  const { base, publish, draft, get, operator } = await createApp();
  expect(await get('/releases/0')).toMatchObject({
    ...base,
    publishedAt: null,
    author: null,
    catalogue: {},
    names: {},
  });
  const response = await publish(draft);
  expect([response.status, await response.json()]).toEqual([201, { version: 1 }]);
  expect(await get('/release')).toEqual({ version: 1, products: draft.products });
  expect(await get('/releases/1')).toMatchObject({
    version: 1,
    publishedAt: '2026-11-21T09:30:00.000Z',
    author: { id: operator.id, name: 'Anna Berg' },
    restoredVersion: null,
    products: draft.products,
    catalogue: { nova: { primaryColor: '#E71D36' } },
  });
});

test('publishing on a version that is no longer the newest is 409 and names the newest', async () => {
  const { publish, draft, get } = await createApp();
  await publish(draft);
  const response = await publish(draft);
  expect([response.status, await response.json()]).toMatchObject([
    409,
    { code: 'versionConflict', version: 1 },
  ]);
  expect((await publish({ ...draft, baseVersion: 7 })).status).toBe(409);
  expect(await get('/releases')).toMatchObject({ releases: [{ version: 1 }], next: null });
});

test('invalid products are 422, each problem with its place, and nothing is published', async () => {
  const { publish, draft, get } = await createApp();
  const [first, ...rest] = draft.products;
  const response = await publish({
    ...draft,
    products: [{ ...first, name: 'x', baseColor: 'red' }, ...rest],
  });
  expect([response.status, await response.json()]).toMatchObject([
    422,
    {
      errors: [
        { field: 'products.0.name', code: 'nameMin' },
        { field: 'products.0.baseColor', code: 'baseColorInvalid' },
      ],
    },
  ]);
  expect(await get('/release')).toMatchObject({ version: 0 });
});

test('ten thousand products with the longest texts can be published; scripts in names stay text', async () => {
  const { publish, draft, get } = await createApp();
  const name = '<script>alert(1)</script>';
  const products = Array.from({ length: releaseLimits.products }, (_, index) => ({
    id: `product-${index}`,
    name,
    type: 'ü'.repeat(50),
    description: 'ü'.repeat(500),
    status: 'draft',
    baseColor: '#03B5AA',
    offering: null,
  }));
  expect((await publish({ ...draft, products })).status).toBe(201);
  const published = (await get('/release')) as unknown as PublishedState;
  expect(published.products).toEqual(products);
});

test('the history is listed newest first, page by page', async () => {
  const { publish, draft, get } = await createApp();
  for (let version = 0; version < 3; version += 1) await publish({ ...draft, baseVersion: version });
  const page = await get('/releases?limit=2');
  expect(page).toMatchObject({
    releases: [{ version: 3, summary: { colors: { changed: 0 }, offerings: [] } }, { version: 2 }],
    next: 2,
    shownVersion: 3,
  });
  expect(await get('/releases?limit=2&before=2')).toMatchObject({
    releases: [{ version: 1, summary: { colors: { changed: 1 }, offerings: ['nova'] } }],
    next: null,
  });
});

test('an old version is brought back as a new one', async () => {
  const { publish, draft, get, callSignedIn, base } = await createApp();
  await publish(draft);
  const stale = await callSignedIn('POST', '/releases/0/restore', { baseVersion: 0 });
  expect([stale.status, await stale.json()]).toMatchObject([409, { version: 1 }]);
  expect((await callSignedIn('POST', '/releases/9/restore', { baseVersion: 1 })).status).toBe(404);
  const response = await callSignedIn('POST', '/releases/0/restore', { baseVersion: 1 });
  expect([response.status, await response.json()]).toEqual([201, { version: 2 }]);
  expect(await get('/releases/2')).toMatchObject({
    version: 2,
    restoredVersion: 0,
    products: base.products,
    catalogue: {},
  });
});

test('what was done is in the audit log, newest first, page by page', async () => {
  const { publish, draft, get, callSignedIn, operator } = await createApp();
  await publish(draft);
  const begun = Date.now();
  await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(begun);
  await callSignedIn('POST', '/releases/0/restore', { baseVersion: 1 });
  const page = (await get('/audit?limit=1')) as { entries: unknown[]; next: string };
  expect(page.entries).toEqual([
    {
      id: expect.any(String),
      at: '2026-11-21T09:30:00.000Z',
      operator: { id: operator.id, name: 'Anna Berg' },
      action: 'release.restored',
      target: '2',
      details: { restoredVersion: 0 },
      subject: null,
      record: null,
    },
  ]);
  expect(await get(`/audit?limit=1&before=${page.next}`)).toMatchObject({
    entries: [{ action: 'release.published', target: '1' }],
    next: null,
  });
});

test('anybody sees what visitors see, and nobody behind it', async () => {
  const { publish, draft, app } = await createApp();
  await publish(draft);
  const answer = await app.request('/api/admin/release');
  expect([answer.status, await answer.json()]).toEqual([200, { version: 1, products: draft.products }]);
  expect((await app.request('/api/admin/releases/1')).status).toBe(401);
});
