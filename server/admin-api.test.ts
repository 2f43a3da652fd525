import { expect, test } from 'vitest';
import { cookieName, createAdminApp, plainCookieName } from '#tests/kit/admin.ts';
import { testOrigin } from '#tests/kit/app.ts';

const calls: [string, string][] = [
  ['DELETE', '/session'],
  ['GET', '/sessions'],
  ['DELETE', '/sessions'],
  ['DELETE', '/sessions/x'],
  ['POST', '/password'],
  ['GET', '/totp'],
  ['POST', '/totp'],
  ['POST', '/totp/confirm'],
  ['POST', '/totp/disable'],
  ['POST', '/totp/recovery-codes'],
  ['GET', '/operators'],
  ['POST', '/operators'],
  ['POST', '/operators/x/link'],
  ['POST', '/operators/x/remove'],
  ['GET', '/releases'],
  ['POST', '/releases'],
  ['GET', '/versions/1'],
  ['POST', '/versions/1/restore'],
  ['GET', '/audit'],
  ['GET', '/nothing'],
  ['PUT', '/session'],
  ['POST', '/setup/other'],
  ['POST', '/Session'],
];

test.each(calls)('%s %s without a session is 401 (SEC-21)', async (method, path) => {
  const { call } = await createAdminApp();
  for (const token of [undefined, '', 'x', 'x'.repeat(43)]) {
    const response = await call(method, path, { token });
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ status: 401, code: 'signInRequired' });
  }
});

test.each([
  ['another origin', { Origin: 'https://evil.example' }],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a subdomain', { 'Sec-Fetch-Site': 'same-site' }],
])('a request of %s is 403, session or not (SEC-14)', async (_case, headers) => {
  const { call, token } = await createAdminApp();
  const all = [...calls, ['GET', '/session'], ['POST', '/session'], ['POST', '/setup']] as [string, string][];
  for (const [method, path] of all) {
    for (const sent of [undefined, token]) {
      expect((await call(method, path, { token: sent, headers })).status).toBe(403);
    }
  }
});

test.each([
  ['GET', '/nothing'],
  ['GET', '/sessions/x/y'],
  ['DELETE', '/sessions/x'],
  ['GET', '/versions/1'],
  ['GET', '/releases/-1'],
  ['GET', '/versions/1.5'],
  ['GET', '/versions/99999999999'],
])('%s %s with a session is 404', async (method, path) => {
  const { callSignedIn } = await createAdminApp();
  expect((await callSignedIn(method, path)).status).toBe(404);
});

test.each([
  ['PUT', '/session', 'DELETE, GET, POST'],
  ['POST', '/sessions', 'DELETE, GET'],
  ['GET', '/sessions/x', 'DELETE'],
  ['GET', '/password', 'POST'],
  ['DELETE', '/totp', 'GET, POST'],
  ['GET', '/totp/confirm', 'POST'],
  ['DELETE', '/operators', 'GET, POST'],
  ['GET', '/operators/x/link', 'POST'],
  ['POST', '/release', 'GET'],
  ['DELETE', '/releases', 'GET, POST'],
  ['PATCH', '/versions/1', 'GET'],
  ['GET', '/versions/1/restore', 'POST'],
  ['DELETE', '/audit', 'GET'],
  ['GET', '/setup', 'POST'],
])('%s %s is 405 and names %s', async (method, path, allowed) => {
  const { callSignedIn } = await createAdminApp();
  const response = await callSignedIn(method, path);
  const named = response.headers.get('allow')?.split(', ').sort().join(', ');
  expect([response.status, named]).toEqual([405, allowed]);
});

test.each([
  ['/session', true],
  ['/setup', true],
  ['/setup/check', true],
  ['/password', false],
  ['/totp/confirm', false],
  ['/releases', false],
  ['/versions/0/restore', false],
] as const)('POST %s takes JSON objects with the fields it needs, and nothing else', async (path, isOpen) => {
  const { app, token } = await createAdminApp();
  const post = async (body: string, type = 'application/json') => {
    const headers = {
      Origin: testOrigin,
      'Content-Type': type,
      Cookie: isOpen ? '' : `${cookieName}=${token}`,
    };
    return (await app.request(`/api/admin${path}`, { method: 'POST', headers, body })).status;
  };
  expect([await post('{'), await post('[]'), await post('null'), await post('{}')]).toEqual([
    400, 422, 422, 422,
  ]);
  expect([await post('a=b', 'application/x-www-form-urlencoded'), await post('{}', 'text/plain')]).toEqual([
    415, 415,
  ]);
  expect(await post(`"${'x'.repeat(17 * 1024 * 1024)}"`)).toBe(413);
});

test.each(['?limit=0', '?limit=201', '?limit=x', '?before=x%20y', '?before='])(
  'a list with %s is 422',
  async (query) => {
    const { callSignedIn } = await createAdminApp();
    expect((await callSignedIn('GET', `/audit${query}`)).status).toBe(422);
    expect((await callSignedIn('GET', `/releases${query}`)).status).toBe(422);
  },
);

test('operators see each other without anything secret', async () => {
  const { callSignedIn, operator } = await createAdminApp();
  expect(await (await callSignedIn('GET', '/operators')).json()).toEqual({
    operators: [
      {
        id: operator.id,
        email: 'anna@example.com',
        name: 'Anna Berg',
        role: 'owner',
        hasSecondFactor: false,
        isInvited: true,
        linkMail: null,
        lastSignInAt: null,
      },
    ],
    isSecondFactorRequired: false,
    sendsMail: false,
  });
});

test('on a site with https the plain cookie of development is worth nothing', async () => {
  const { call, token } = await createAdminApp();
  const headers = { Cookie: `${plainCookieName}=${token}` };
  expect((await call('GET', '/sessions', { headers })).status).toBe(401);
});

test('without its store the admin area answers 503', async () => {
  const { callSignedIn, store } = await createAdminApp();
  await store.close();
  const response = await callSignedIn('GET', '/session');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
});
