import { expect, test } from 'vitest';
import { mostProducts } from '#content/edits/product-rules.ts';
import type { ContentState, DraftAnswer } from '#domain/api/content.ts';
import type { PublishedState } from '#domain/api/release.ts';
import { createAdminApp } from '#tests/kit/admin.ts';

const color = 'product.nova.baseColor';

async function createApp() {
  const admin = await createAdminApp();
  const { callSignedIn } = admin;
  const get = async (path: string) =>
    (await (await callSignedIn('GET', path)).json()) as Record<string, unknown>;
  const draft = async () => (await get('/content/draft')) as unknown as ContentState;
  const change = async (values: Readonly<Record<string, unknown>>) => {
    const { version, fields } = await draft();
    const revisions = new Map(fields.map((field) => [field.id, field.draft?.revision ?? null]));
    const changes = Object.entries(values).map(([id, value]) => ({
      id,
      value,
      revision: revisions.get(id) ?? null,
    }));
    const answer = await callSignedIn('PATCH', '/content/draft', { version, changes });
    return (await answer.json()) as DraftAnswer;
  };
  const publish = async (more: object = {}) => {
    const { version, revision } = await draft();
    return await callSignedIn('POST', '/releases', { baseVersion: version, revision, ...more });
  };
  return {
    ...admin,
    get,
    base: (await get('/release')) as unknown as PublishedState,
    change,
    publish,
    inRed: async () => {
      await change({ [color]: '#E71D36' });
      return await publish();
    },
  };
}

function red({ products }: PublishedState) {
  return products.map((product) => (product.id === 'nova' ? { ...product, baseColor: '#E71D36' } : product));
}

test('the draft begins with the seeds, and after publishing with what was published', async () => {
  const { base, inRed, get, operator } = await createApp();
  expect(await get('/versions/0')).toEqual({ version: 0, edits: {}, names: {} });
  const response = await inRed();
  expect([response.status, await response.json()]).toEqual([201, { version: 1 }]);
  expect(await get('/release')).toEqual({ version: 1, products: red(base) });
  expect(await get('/versions/1')).toMatchObject({ version: 1, edits: { [color]: { value: '#E71D36' } } });
  expect(await get('/releases')).toMatchObject({
    releases: [
      {
        state: 'published',
        version: 1,
        endedAt: '2026-11-21T09:30:00.000Z',
        author: { id: operator.id, name: 'Anna Berg' },
        restoredVersion: null,
      },
    ],
  });
  const { fields } = (await get('/content/draft')) as unknown as ContentState;
  expect(fields.filter(({ draft }) => draft)).toEqual([]);
});

test('publishing on a version that is no longer the newest is 409 and names the newest', async () => {
  const { inRed, publish, get } = await createApp();
  await inRed();
  const response = await publish({ baseVersion: 0 });
  expect([response.status, await response.json()]).toMatchObject([
    409,
    { code: 'versionConflict', version: 1 },
  ]);
  expect((await publish({ baseVersion: 7 })).status).toBe(409);
  expect(await get('/releases')).toMatchObject({ releases: [{ version: 1 }], next: null });
});

test('values that no product may have are refused, each at its field, and the others are kept', async () => {
  const { change, publish, base, get } = await createApp();
  const { problems } = await change({
    'product.nova.name': 'x',
    'product.nova.baseColor': 'red',
    'product.nova.status': 'sold',
    'product.nova.offering': '__proto__',
    'product.nova.type': ' Sitzung ',
    'product.nova.colorPalette': [],
    'product.a b.name': 'Ohne Nummer',
    [`product.${'x'.repeat(101)}.name`]: 'Zu lang',
  });
  expect(problems.map(({ id, code }) => [id, code])).toEqual([
    ['product.nova.name', 'nameMin'],
    ['product.nova.baseColor', 'baseColorInvalid'],
    ['product.nova.status', 'statusInvalid'],
    ['product.nova.offering', 'offeringUnknown'],
    ['product.nova.colorPalette', 'unknown'],
    ['product.a b.name', 'unknown'],
    [`product.${'x'.repeat(101)}.name`, 'unknown'],
  ]);
  expect((await publish()).status).toBe(201);
  const nova = base.products.find(({ id }) => id === 'nova');
  expect((await get('/release')).products).toContainEqual({ ...nova, type: 'Sitzung' });
});

const added = {
  name: '<script>alert(1)</script>',
  type: 'ü'.repeat(50),
  description: 'ü'.repeat(500),
  status: 'draft',
  baseColor: '#03B5AA',
  offering: null,
};

test('a product is added, changed and deleted; a script in its name stays text', async () => {
  const { change, publish, base, get } = await createApp();
  const id = '1795000000000';
  await change(
    Object.fromEntries(Object.entries(added).map(([name, value]) => [`product.${id}.${name}`, value])),
  );
  expect((await publish()).status).toBe(201);
  expect((await get('/release')).products).toEqual([...base.products, { id, ...added }]);
  await change({ [`product.${id}.name`]: 'Neu', 'product.ray.status': 'removed' });
  await publish();
  const left = base.products.filter((product) => product.id !== 'ray');
  expect((await get('/release')).products).toEqual([...left, { id, ...added, name: 'Neu' }]);
  expect((await get('/releases')).releases).toMatchObject([
    { summary: { products: { added: 0, changed: 1, removed: 1 }, fields: { changed: 0 } } },
    { summary: { products: { added: 1, changed: 0, removed: 0 } } },
  ]);
});

test('what is no whole product, or colours what another one colours, holds up publishing', async () => {
  const { change, publish, get } = await createApp();
  await change({ 'product.1795000000000.status': 'active', 'product.ray.offering': 'nova' });
  const response = await publish();
  expect([response.status, await response.json()]).toMatchObject([
    422,
    {
      code: 'contentProblems',
      problems: [
        { id: 'product.1795000000000.name', data: { code: 'nameMin' } },
        { id: 'product.1795000000000.type', data: { code: 'typeMin' } },
        { id: 'product.1795000000000.baseColor', data: { code: 'baseColorInvalid' } },
        { id: 'product.ray.offering', data: { code: 'offeringTaken' } },
      ],
    },
  ]);
  expect(await get('/release')).toMatchObject({ version: 0 });
});

test('there may be a thousand products and no more', async () => {
  const { change, base } = await createApp();
  const named = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`product.${index}.name`, 'Ein Produkt'] as const),
    );
  const { problems } = await change(named(mostProducts - base.products.length + 1));
  expect(problems).toMatchObject([{ code: 'tooMany' }]);
});

test('the history is listed newest first, page by page', async () => {
  const { publish, inRed, get } = await createApp();
  await inRed();
  for (let count = 0; count < 2; count += 1) await publish();
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
  const { inRed, get, callSignedIn } = await createApp();
  await inRed();
  const stale = await callSignedIn('POST', '/versions/0/restore', { baseVersion: 0 });
  expect([stale.status, await stale.json()]).toMatchObject([409, { version: 1 }]);
  expect((await callSignedIn('POST', '/versions/9/restore', { baseVersion: 1 })).status).toBe(404);
  const response = await callSignedIn('POST', '/versions/0/restore', { baseVersion: 1 });
  expect([response.status, await response.json()]).toEqual([201, { version: 2 }]);
  expect(await get('/versions/2')).toMatchObject({ version: 2, edits: {} });
  expect(await get('/releases')).toMatchObject({ releases: [{ version: 2, restoredVersion: 0 }, {}] });
});

test('what was done is in the audit log, newest first, page by page', async () => {
  const { inRed, get, callSignedIn, operator } = await createApp();
  await inRed();
  const begun = Date.now();
  await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(begun);
  await callSignedIn('POST', '/versions/0/restore', { baseVersion: 1 });
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
  const { inRed, base, app } = await createApp();
  await inRed();
  const answer = await app.request('/api/admin/release');
  expect([answer.status, await answer.json()]).toEqual([200, { version: 1, products: red(base) }]);
  expect((await app.request('/api/admin/versions/1')).status).toBe(401);
});
