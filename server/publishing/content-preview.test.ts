import { expect, test } from 'vitest';
import { createAdminApp } from '#tests/kit/admin.ts';

test('the page of the draft is for operators alone, and only a page of the site', async () => {
  const { call, callSignedIn } = await createAdminApp();
  const at = (path: string) => `/content/preview?path=${encodeURIComponent(path)}`;
  const page = await callSignedIn('GET', at('/nova'));
  expect([page.status, await page.text()]).toEqual([200, '<main>NOVA</main>']);
  expect((await call('GET', at('/nova'))).status).toBe(401);
  for (const path of ['', '/none', 'https://other.example/nova', '/admin', '/../nova', '\0'])
    expect((await callSignedIn('GET', at(path))).status).toBe(404);
  expect((await callSignedIn('POST', at('/nova'), {})).status).toBe(405);
});
