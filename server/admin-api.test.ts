import { expect, test } from 'vitest';
import { cookieName, createAdminApp, plainCookieName } from '#tests/kit/admin.ts';
import { routesByName } from '#tests/kit/admin-routes.ts';
import { testOrigin } from '#tests/kit/app.ts';
import { unknownId } from '#tests/kit/inbox.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const routesOf = Map.groupBy(routesByName.values(), ({ path }) => path.replaceAll(/:\w+/g, unknownId));
const unknownPaths = ['/nothing', '/setup/other', '/Session'];

test.each([...routesOf.keys(), ...unknownPaths])(
  '%s without a session is 401 by every method, unless it is open to guests (SEC-21)',
  async (path) => {
    const { call } = await createAdminApp();
    const isOpen = (method: string) =>
      routesOf
        .get(path)
        ?.some((one) => one.method === method && (one.may === 'anyone' || one.options.openToGuests));
    for (const method of methods.filter((one) => !isOpen(one)))
      for (const token of [undefined, '', 'x', 'x'.repeat(43)]) {
        const response = await call(method, path, { token });
        expect(response.status).toBe(401);
        expect(response.headers.get('content-type')).toBe('application/problem+json');
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(await response.json()).toMatchObject({ status: 401, code: 'signInRequired' });
      }
  },
);

test.each([
  ['another origin', { Origin: 'https://evil.example' }],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a subdomain', { 'Sec-Fetch-Site': 'same-site' }],
])('a request of %s is 403, session or not (SEC-14)', async (_case, headers) => {
  const { call, token } = await createAdminApp();
  for (const path of [...routesOf.keys(), ...unknownPaths])
    for (const method of methods)
      for (const sent of [undefined, token])
        expect((await call(method, path, { token: sent, headers })).status).toBe(403);
});

test.each([...routesOf])('%s answers methods that it does not have with 405', async (path, routes) => {
  const { callSignedIn } = await createAdminApp();
  const allowed = routes.map(({ method }) => method);
  for (const method of methods.filter((one) => !allowed.includes(one as never))) {
    const response = await callSignedIn(method, path);
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed.join(', ')]);
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
