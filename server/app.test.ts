import { expect, test } from 'vitest';
import { createAdminApp } from '#tests/kit/admin.ts';
import { createTestApp } from '#tests/kit/app.ts';
import { createTestStore } from '#tests/kit/database.ts';
import { supportMessage } from '#tests/kit/factories.ts';

test.each(['/api', '/api/', '/api/nothing', '/api/support/', '/api/support/1'])(
  '%s is a problem document with status 404',
  async (path) => {
    const { app } = await createTestApp();
    const response = await app.request(path, { method: 'POST' });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  },
);

test('API answers carry the security headers and are never kept or indexed', async () => {
  const { app } = await createTestApp();
  for (const path of ['/api/support', '/api/nothing', '/healthz', '/readyz']) {
    const { headers } = await app.request(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
  }
});

test('a page of the search that is still the same gets no headers of the API', async () => {
  const { app } = await createTestApp();
  const page = await app.request('/search');
  const same = await app.request('/search', { headers: { 'If-None-Match': page.headers.get('etag')! } });
  expect(same.status).toBe(304);
  expect(same.headers.get('content-security-policy') ?? '').not.toContain('sandbox');
});

test('a site on plain http does not promise https', async () => {
  const { app } = await createTestApp({ origin: 'http://127.0.0.1:3000' });
  expect((await app.request('/healthz')).headers.has('strict-transport-security')).toBe(false);
});

test('the log has one line per request, with its route and without anything personal', async () => {
  const { app, log } = await createTestApp();
  await app.request('/api/support?email=anna@example.com', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Anna',
      Cookie: 'a=b',
      'X-Forwarded-For': '192.0.2.7',
    },
    body: JSON.stringify(supportMessage()),
  });
  await app.request('/api/anna');
  await app.request('/api/admin/messages/anna');
  const lines = log.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toMatchObject([
    { level: 'warn', msg: expect.stringContaining('TRUSTED_PROXY_HOPS') },
    { level: 'info', method: 'POST', route: '/api/support', status: 201, requestId: expect.any(String) },
    { method: 'GET', route: '*', status: 404 },
    { method: 'GET', route: '/api/admin/messages/:id', status: 401 },
  ]);
  expect(lines[0]!.time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(log.lines.join().toLowerCase()).not.toMatch(/anna|192\.0\.2|cookie/);
});

test('healthz answers as long as the process does', async () => {
  const store = await createTestStore();
  const { app } = await createTestApp({ store });
  await store.close();
  const response = await app.request('/healthz');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
});

test('readyz answers 200 when the store can be written to', async () => {
  const { app } = await createTestApp();
  expect((await app.request('/readyz')).status).toBe(200);
  expect((await app.request('/readyz', { method: 'HEAD' })).status).toBe(200);
});

test('readyz answers 503 when the store is closed, a migration is missing, or the server is stopping', async () => {
  const closed = await createTestStore();
  await closed.close();
  const unfinished = await createTestStore();
  await unfinished.db.deleteFrom('migrations' as never).execute();
  for (const parts of [{ store: closed }, { store: unfinished }, { isStopping: () => true }]) {
    const { app } = await createTestApp(parts);
    const response = await app.request('/readyz');
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  }
});

test('the health addresses allow reading only', async () => {
  const { app } = await createTestApp();
  for (const path of ['/healthz', '/readyz']) {
    const response = await app.request(path, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test.each([
  ['forms', '/api/support', 15],
  ['pages of a link', '/preview/x/nova', 150],
  ['reports', '/api/csp-reports', 10],
  ['sign-ins', '/api/admin/session', 150],
  ['test mails', '/api/admin/mails/test', 5],
])('of several processes each allows its part of the %s', async (_, path, allowed) => {
  const env = { trustedProxyHops: 1, rateLimitPer10Min: 30, rateLimitOfAllPer10Min: 0, smtpUrl: undefined };
  const { call, app, token } = await createAdminApp({ env, processes: () => 2 });
  const ask = async () =>
    path.startsWith('/api/admin')
      ? await call('POST', path.slice('/api/admin'.length), { token, body: {} })
      : await app.request(path, { method: 'POST' });
  for (let count = 0; count < allowed; count += 1) expect((await ask()).status).not.toBe(429);
  expect((await ask()).status).toBe(429);
});
