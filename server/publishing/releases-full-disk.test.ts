import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PublishedProduct } from '#domain/publishing/release.ts';
import { createAdminApp } from '#tests/kit/admin.ts';

type Release = { version: number; products: PublishedProduct[]; colors: unknown[] };

test('a full disk is answered with 503, leaves what was published, and publishing works once there is room', async () => {
  const { callSignedIn, store } = await createAdminApp();
  const newest = async () => (await (await callSignedIn('GET', '/release')).json()) as Release;
  const { version, products, colors } = await newest();
  const description = 'ü'.repeat(500);
  const many = Array.from({ length: 500 }, (_, index) => ({
    ...products[0]!,
    id: `p${index}`,
    description,
    offering: null,
  }));
  const draft = { baseVersion: version, products: many, colors };
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
  await sql.raw(`pragma max_page_count = ${pages.rows[0]!.page_count}`).execute(store.db);
  const refused = await callSignedIn('POST', '/releases', draft);
  expect(refused.status).toBe(503);
  expect((await newest()).version).toBe(0);
  await sql.raw('pragma max_page_count = 1000000').execute(store.db);
  expect((await callSignedIn('POST', '/releases', draft)).status).toBe(201);
});
