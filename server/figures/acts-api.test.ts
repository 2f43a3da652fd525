import { describe, expect, test } from 'vitest';
import { storeAnswer } from '#server/pages/stored-answer.ts';
import { createTestApp, testOrigin } from '#tests/kit/app.ts';
import { content } from '#tests/kit/content.ts';
import { plainSite } from '#tests/kit/site.ts';
import { browser, countsIn } from '#tests/kit/visits.ts';
import { limits } from './acts-api.ts';

const checkout = content.offerings.nova.plans.session.link.fallback;

const present = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));

async function setUp() {
  const page = storeAnswer(200, {}, Buffer.from('page'));
  const site = {
    ...plainSite,
    find: (path: string) => (/^\/(?:nova|monthly|support)$/.test(path) ? page : undefined),
  };
  const { app, store, visits } = await createTestApp({
    site,
    env: { trustedProxyHops: 1, rateLimitPer10Min: 30, rateLimitOfAllPer10Min: 0, smtpUrl: undefined },
  });
  await visits.flush();
  return {
    store,
    report: async (act: string, headers: Record<string, string> = {}) =>
      await app.request('/api/acts', {
        method: 'POST',
        headers: present({
          referer: `${testOrigin}/nova`,
          'sec-fetch-site': 'same-origin',
          'content-type': 'text/plain;charset=UTF-8',
          'user-agent': browser,
          'x-forwarded-for': '192.0.2.1',
          ...headers,
        }),
        body: act,
      }),
    counts: async () => {
      await visits.flush();
      return await countsIn(store);
    },
  };
}

test('clicks, checkouts and begun forms count for the page and its offering', async () => {
  const { report, counts } = await setUp();
  for (const act of [`${testOrigin}/nova`, checkout, checkout, `mailto:${content.site.email}?subject=a`])
    expect((await report(act)).status).toBe(204);
  await report('form', { referer: `${testOrigin}/support?subject=package&offer=nova` });
  await report(checkout, { referer: `${testOrigin}/monthly` });
  expect(await counts()).toEqual({
    'act /nova call': 2,
    'act /nova checkout': 2,
    'act /support form': 1,
    'act /monthly checkout': 1,
    'step nova interest': 1,
    'step nova order': 1,
    visitor: 1,
  });
});

describe('nothing is counted', () => {
  test.each([
    ['a link that leads elsewhere', 'https://evil.example/', {}, 204],
    ['a page that there is not', `${testOrigin}/unknown`, {}, 204],
    ['something that is no act', 'javascript:alert(1)', {}, 400],
    ['an empty report', '', {}, 400],
    ['another site', 'form', { 'sec-fetch-site': 'cross-site' }, 403],
    [
      'an older browser on another site',
      'form',
      { 'sec-fetch-site': '', origin: 'https://evil.example' },
      403,
    ],
    ['a page of another site', 'form', { referer: 'https://evil.example/nova' }, 204],
    ['no page at all', 'form', { referer: '' }, 204],
    ['a robot', 'form', { 'user-agent': 'GPTBot/1.0' }, 204],
    ['too long a report', `${testOrigin}/nova?${'a'.repeat(limits.bytes)}`, {}, 413],
  ] as [string, string, Record<string, string>, number][])('from %s', async (_, act, headers, status) => {
    const { report, counts } = await setUp();
    const answer = await report(act, headers);
    expect(answer.status).toBe(status);
    expect(await counts()).toEqual({});
  });
});

test('one client can report only so often', async () => {
  const { report } = await setUp();
  for (let count = 0; count < limits.per10Min; count += 1) await report('form');
  expect((await report('form')).status).toBe(429);
  expect((await report('form', { 'x-forwarded-for': '192.0.2.2' })).status).toBe(204);
});

test('a submission keeps where it came from, and counts as sent', async () => {
  const { store, counts, app } = await withForm();
  const send = async (headers: Record<string, string>) =>
    await app.request('/api/support', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'form-language': 'de',
        'form-elapsed-ms': '9000',
        'user-agent': browser,
        'x-forwarded-for': '192.0.2.1',
        referer: `${testOrigin}/support?subject=package&offer=nova&via=www.google.de`,
        'form-before': `${testOrigin}/nova`,
        ...headers,
      },
      body: JSON.stringify({
        name: 'Ada',
        email: 'ada@example.com',
        company: '',
        message: `Hallo, eine Frage ${Math.random()}`,
      }),
    });
  expect((await send({})).status).toBe(201);
  expect((await send({ dnt: '1' })).status).toBe(201);
  const rows = await store.db.selectFrom('support_messages').select('cameFrom').orderBy('id').execute();
  expect(rows.map(({ cameFrom }) => cameFrom && JSON.parse(cameFrom))).toEqual([
    { page: '/nova', source: 'search google.de' },
    null,
  ]);
  expect(await counts()).toMatchObject({
    'sent /support search google.de': 1,
    'sent /support': 1,
    'step nova sent': 1,
  });
});

async function withForm() {
  const page = storeAnswer(200, {}, Buffer.from('page'));
  const { app, store, visits } = await createTestApp({
    site: { ...plainSite, find: () => page },
    env: { trustedProxyHops: 1, rateLimitPer10Min: 30, rateLimitOfAllPer10Min: 0, smtpUrl: undefined },
  });
  await visits.flush();
  return {
    app,
    store,
    counts: async () => {
      await visits.flush();
      return await countsIn(store);
    },
  };
}
