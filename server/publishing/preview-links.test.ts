import { expect, test } from 'vitest';
import type { ContentState } from '#domain/api/content.ts';
import type { NewPreviewLink } from '#domain/api/preview-link.ts';
import type { PublishedState } from '#domain/api/release.ts';
import { listAudit } from '#server/audit/audit-log.ts';
import { createAdminApp } from '#tests/kit/admin.ts';

async function createApp() {
  const admin = await createAdminApp();
  const make = async (days: unknown) => await admin.callSignedIn('POST', '/content/preview-links', { days });
  return {
    ...admin,
    make,
    made: async (days = 7) =>
      (await (await make(days)).json()) as { id: string; address: string; expiresAt: string },
    pass: (days: number) => admin.clock.passSeconds(days * 24 * 60 * 60),
    visit: async (address: string, method = 'GET') =>
      await admin.app.request(address.replace('https://site.example', ''), { method }),
  };
}

test('whoever has the link sees the draft without an account, until it ends', async () => {
  const { made, visit, pass, log } = await createApp();
  const { address, expiresAt } = await made(7);
  expect(expiresAt).toBe('2026-11-28T09:30:00.000Z');
  const token = address.split('/preview/')[1]!.slice(0, -1);
  const page = await visit(`${address}nova`);
  expect([page.status, await page.text()]).toEqual([200, `/preview/${token} false`]);
  expect(await (await visit(`${address}nova`, 'POST')).text()).toBe(`/preview/${token} true`);
  pass(6.9);
  expect((await visit(`${address}nova`)).status).toBe(200);
  pass(0.2);
  expect(await (await visit(`${address}nova`)).text()).toBe('the site');
  expect(log.lines.join('\n')).not.toContain(token);
  expect(log.lines.join('\n')).toContain('"route":"*"');
});

test('a link that was revoked, or never made, shows nothing', async () => {
  const { made, visit, callSignedIn, store } = await createApp();
  const { address, id } = await made();
  const listed = await (await callSignedIn('GET', '/content/preview-links')).text();
  expect(listed).toContain(id);
  expect(listed).not.toContain(address.split('/preview/')[1]);
  expect((await callSignedIn('DELETE', `/content/preview-links/${id}`)).status).toBe(204);
  expect((await callSignedIn('DELETE', `/content/preview-links/${id}`)).status).toBe(404);
  for (const wrong of [address, `/preview/${'a'.repeat(43)}/`, '/preview/x/'])
    expect(await (await visit(`${wrong}nova`)).text()).toBe('the site');
  expect((await listAudit(store.db, { limit: 5 })).map(({ action }) => action).sort()).toEqual([
    'previewLink.made',
    'previewLink.revoked',
  ]);
});

test('a link to a scheduled release shows what is scheduled and not the draft, until it is cancelled', async () => {
  const { visit, callSignedIn } = await createApp();
  const { version, products } = (await (await callSignedIn('GET', '/release')).json()) as PublishedState;
  const say = async (id: string, value: string) =>
    await callSignedIn('PATCH', '/content/draft', {
      version,
      changes: [{ id, value, revision: null }],
    });
  await say('de.nova.hero.title', 'Ab Montag');
  const { revision } = (await (await callSignedIn('GET', '/content')).json()) as ContentState;
  const order = { baseVersion: version, products, revision, at: '2026-11-23T07:00:00.000Z' };
  const { scheduled } = (await (await callSignedIn('POST', '/releases', order)).json()) as {
    scheduled: string;
  };
  await say('de.nova.hero.lead', 'Im Entwurf');
  const answer = await callSignedIn('POST', '/content/preview-links', { days: 7, release: scheduled });
  const link = (await answer.json()) as NewPreviewLink;
  expect(link.release).toBe(scheduled);
  const shown = await (await visit(`${link.address}nova`)).text();
  expect(shown).toContain('Ab Montag');
  expect(shown).not.toContain('Im Entwurf');
  await callSignedIn('DELETE', `/releases/${scheduled}`);
  expect(await (await visit(`${link.address}nova`)).text()).toBe('the site');
  for (const wrong of [scheduled, 'none', '0190a8c0-0000-7000-8000-000000000000'])
    expect((await callSignedIn('POST', '/content/preview-links', { days: 7, release: wrong })).status).toBe(
      404,
    );
});

test('only 1, 7 or 30 days, only operators, and at most fifty links', async () => {
  const { make, call } = await createApp();
  for (const days of [0, 2, 365, '7', null]) expect((await make(days)).status).toBe(422);
  expect((await call('POST', '/content/preview-links', { body: { days: 1 } })).status).toBe(401);
  for (let count = 0; count < 50; count += 1) expect((await make(30)).status).toBe(201);
  const refused = await make(30);
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'tooManyLinks', limit: 50 }]);
});
