import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DraftAnswer } from '#domain/api/content.ts';
import { createAdminApp } from '#tests/kit/admin.ts';

test('a full disk is answered with 503, leaves what was published, and publishing works once there is room', async () => {
  const { callSignedIn, store } = await createAdminApp();
  const newest = async () => (await (await callSignedIn('GET', '/release')).json()) as { version: number };
  const draft = async (version: number, values: readonly (readonly [id: string, value: string])[]) => {
    const changes = values.map(([id, value]) => ({ id, value, revision: null }));
    const answer = await callSignedIn('PATCH', '/content/draft', { version, changes });
    return { baseVersion: version, revision: ((await answer.json()) as DraftAnswer).revision };
  };
  const long = Array.from(
    { length: 500 },
    (_, index) => [`product.p${index}.description`, 'ü'.repeat(500)] as const,
  );
  expect((await callSignedIn('POST', '/releases', await draft(0, long))).status).toBe(201);
  // A release is complete by itself, so this one is as long as the one before.
  const order = await draft(1, [['product.nova.name', 'NOVA 2']]);
  // No room is left that the first draft took.
  await sql`vacuum`.execute(store.db);
  const pages = await sql<{ pageCount: number }>`pragma page_count`.execute(store.db);
  await sql.raw(`pragma max_page_count = ${pages.rows[0]!.pageCount}`).execute(store.db);
  const refused = await callSignedIn('POST', '/releases', order);
  expect(refused.status).toBe(503);
  expect((await newest()).version).toBe(1);
  await sql.raw('pragma max_page_count = 1000000').execute(store.db);
  expect((await callSignedIn('POST', '/releases', order)).status).toBe(201);
});
