import { expect, test } from 'vitest';
import { storeAnswer } from '#server/pages/stored-answer.ts';
import { createTestApp } from '#tests/kit/app.ts';
import { plainSite } from '#tests/kit/site.ts';

const type = 'application/reports+json';
const report = {
  type: 'csp-violation',
  age: 12,
  url: 'https://site.example/nova?mail=anna@example.com',
  user_agent: 'a browser',
  body: {
    documentURL: 'https://site.example/nova?mail=anna@example.com',
    blockedURL: 'https://other.example/path?mail=anna@example.com',
    effectiveDirective: 'script-src-elem',
    sample: 'anna@example.com',
  },
};

async function setUp() {
  const nova = storeAnswer(200, {}, Buffer.from('page'));
  const site = { ...plainSite, find: (path: string) => (path === '/nova' ? nova : undefined) };
  const { app, log } = await createTestApp({
    site,
    env: { trustedProxyHops: 0, rateLimitPer10Min: 30, rateLimitOfAllPer10Min: 0, smtpUrl: undefined },
  });
  return {
    post: async (body: unknown, contentType = type, headers: Record<string, string> = {}) =>
      await app.request('/api/csp-reports', {
        method: 'POST',
        headers: { 'Content-Type': contentType, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    logged: () =>
      log.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.includes('Content Security Policy')),
    log,
  };
}

test('a report is logged without what could name a visitor', async () => {
  const { post, logged, log } = await setUp();
  expect((await post([report])).status).toBe(204);
  expect(logged()).toMatchObject([
    { level: 'warn', page: '/nova', directive: 'script-src-elem', blocked: 'https://other.example' },
  ]);
  expect(log.lines.join()).not.toMatch(/anna|a browser/);
});

test.each([
  [{ documentURL: 'https://site.example/anna' }, { page: '*' }],
  [{ documentURL: 'no address' }, { page: '*' }],
  [{ blockedURL: 'inline' }, { blocked: 'inline' }],
  [{ blockedURL: 'data:text/html,anna' }, { blocked: 'data:' }],
  [{ blockedURL: 'data' }, { blocked: 'data:' }],
  [{ blockedURL: 'Anna Berg' }, { blocked: '*' }],
  // C3: scheme names, directives and hosts were logged without any check.
  [{ blockedURL: 'anna-berg' }, { blocked: '*' }],
  [{ blockedURL: 'anna-berg:x' }, { blocked: '*' }],
  [{ blockedURL: 'https://192.0.2.7/x' }, { blocked: 'https://*' }],
  [{ blockedURL: 'https://anna@other.example:8443/x' }, { blocked: 'https://other.example:8443' }],
  [{ blockedURL: 'https://a.b.c.d.e.f.g.example/' }, { blocked: 'https://*' }],
  [{ effectiveDirective: 'Anna\nBerg' }, { directive: '*' }],
  [{ effectiveDirective: 'anna-berg' }, { directive: '*' }],
])('of %j the log says %j', async (body, line) => {
  const { post, logged } = await setUp();
  await post([{ ...report, body: { ...report.body, ...body } }]);
  expect(logged()).toMatchObject([line]);
});

test('no line about a report is long, whatever it says', async () => {
  const { post, logged } = await setUp();
  const long = 'x'.repeat(80_000);
  for (const text of [
    long,
    `https://${long}`,
    `https://x.${'y.'.repeat(40_000)}example`,
    `data:${long}`,
    `${long}:`,
  ])
    await post([{ ...report, body: { documentURL: text, blockedURL: text, effectiveDirective: text } }]);
  expect(logged()).toHaveLength(5);
  for (const line of logged()) expect(JSON.stringify(line).length).toBeLessThan(400);
});

test('pages of other sites report nothing', async () => {
  const { post, logged } = await setUp();
  expect((await post([report], type, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await post([report], type, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(204);
  expect(logged()).toHaveLength(1);
});

test('other reports are taken and not logged, and of many only the first', async () => {
  const { post, logged } = await setUp();
  expect((await post([{ type: 'deprecation', body: { id: 'x' } }])).status).toBe(204);
  expect(logged()).toEqual([]);
  await post(Array.from({ length: 50 }, () => report));
  expect(logged()).toHaveLength(10);
});

test('what is no report is refused', async () => {
  const { post } = await setUp();
  expect((await post([report], 'application/json')).status).toBe(415);
  expect((await post('{')).status).toBe(400);
  expect((await post({ a: 1 })).status).toBe(400);
});

test('one address is not listened to without end', async () => {
  const { post, logged } = await setUp();
  for (let count = 0; count < 20; count += 1) expect((await post([report])).status).toBe(204);
  const refused = await post([report]);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(logged()).toHaveLength(20);
});
