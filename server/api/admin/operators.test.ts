import { expect, test } from 'vitest';
import { hashPassword } from '#server/auth/password-hash.ts';
import { linkPurpose } from '#server/auth/set-up.ts';
import { listAudit } from '#server/store/audit-log.ts';
import { findOperatorByEmail, listOperators, updateOperator } from '#server/store/operators.ts';
import type { Store } from '#server/store/store.ts';
import { createAdminApp, seedSession, testPasswordCost } from '#tests/kit/admin.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';

const password = 'Bernstein am Meer';
const ben = { email: 'Ben@Example.com', name: 'Ben Fuchs', password };

async function createApp(given?: Store) {
  const admin = await createAdminApp(given && { store: given });
  const { store, operator, clock } = admin;
  const passwordHash = await hashPassword(password, testPasswordCost);
  await updateOperator(store.db, operator.id, { passwordHash });
  return {
    ...admin,
    purposeOf: async (link: string) =>
      await linkPurpose(store.db, new URL(link).searchParams.get('token')!, clock()),
    post: async (path: string, body: object) => {
      const response = await admin.callSignedIn('POST', path, body);
      const json = response.status === 204 ? {} : ((await response.json()) as Record<string, unknown>);
      return { status: response.status, ...json } as { status: number; link: string };
    },
  };
}

test('an operator invites another with a one-time link, and the log says who did', async () => {
  const { post, purposeOf, store, operator, callSignedIn } = await createApp();
  const { status, link } = await post('/operators', ben);
  expect(status).toBe(201);
  expect(await purposeOf(link)).toEqual({ purpose: 'invited', email: 'ben@example.com', name: 'Ben Fuchs' });
  const invited = (await findOperatorByEmail(store.db, 'ben@example.com'))!;
  expect(await listAudit(store.db, { limit: 10 })).toMatchObject([
    { action: 'operator.invited', operator: { id: operator.id }, target: invited.id },
  ]);
  const listed = (await (await callSignedIn('GET', '/operators')).json()) as { operators: object[] };
  expect(listed.operators).toMatchObject([
    { email: 'anna@example.com', isInvited: false },
    { email: 'ben@example.com', isInvited: true, lastSignInAt: null },
  ]);
});

test.each([
  ['an address somebody has', { ...ben, email: 'ANNA@example.com' }, { field: 'email', code: 'taken' }],
  ['no address', { ...ben, email: 'ben' }, { field: 'email', code: 'emailInvalid' }],
  ['no name', { ...ben, name: ' ' }, { field: 'name', code: 'required' }],
  ['the wrong password', { ...ben, password: 'x' }, { field: 'password', code: 'wrong' }],
])('an invitation with %s is 422 and invites nobody', async (_, body, error) => {
  const { post, store } = await createApp();
  expect(await post('/operators', body)).toMatchObject({ status: 422, errors: [error] });
  expect(await listOperators(store.db)).toHaveLength(1);
});

test('a new link ends the one before', async () => {
  const { post, purposeOf, store } = await createApp();
  const { link: first } = await post('/operators', ben);
  const { id } = (await findOperatorByEmail(store.db, 'ben@example.com'))!;
  const { status, link: second } = await post(`/operators/${id}/link`, { password });
  expect(status).toBe(201);
  expect([await purposeOf(first), await purposeOf(second)]).toMatchObject([
    undefined,
    { purpose: 'invited' },
  ]);
});

test('whose access is taken away is signed out at once', async () => {
  const { post, store, clock, call } = await createApp();
  const { operator, token } = await seedSession(store, clock(), 'ben@example.com');
  expect((await call('GET', '/audit', { token })).status).toBe(200);
  expect((await post(`/operators/${operator.id}/remove`, { password })).status).toBe(204);
  expect((await call('GET', '/audit', { token })).status).toBe(401);
  expect(await listAudit(store.db, { limit: 1 })).toMatchObject([
    { action: 'operator.removed', target: operator.id },
  ]);
});

test('nobody takes away their own access, so there is always somebody left', async () => {
  const { post, store, operator } = await createApp();
  for (const deed of ['link', 'remove'])
    expect(await post(`/operators/${operator.id}/${deed}`, { password })).toMatchObject({
      status: 409,
      code: 'ownAccess',
    });
  expect(await listOperators(store.db)).toHaveLength(1);
});

test.each(dialects)(
  'of two who take away each other’s access at once, one is left, on %s',
  async (dialect) => {
    const { post, store, clock, call, operator } = await createApp(await createTestStore(dialect));
    const other = await seedSession(store, clock(), 'ben@example.com');
    const passwordHash = await hashPassword(password, testPasswordCost);
    await updateOperator(store.db, other.operator.id, { passwordHash });
    const results = await Promise.all([
      post(`/operators/${other.operator.id}/remove`, { password }),
      call('POST', `/operators/${operator.id}/remove`, { body: { password }, token: other.token }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([204, 401]);
    expect(await listOperators(store.db)).toHaveLength(1);
  },
);

test('without the password nothing changes', async () => {
  const { post, store, clock } = await createApp();
  const { operator } = await seedSession(store, clock(), 'ben@example.com');
  for (const deed of ['link', 'remove'])
    expect((await post(`/operators/${operator.id}/${deed}`, { password: 'x' })).status).toBe(422);
  expect(await listOperators(store.db)).toHaveLength(2);
});

test('an operator who does not exist is 404', async () => {
  const { post } = await createApp();
  for (const deed of ['link', 'remove'])
    expect((await post(`/operators/00000000-0000-7000-8000-000000000000/${deed}`, { password })).status).toBe(
      404,
    );
});

test.each(['?group=', '?group=constructor', '?operator=x'])('the log with %s is 422', async (query) => {
  const { callSignedIn } = await createApp();
  expect((await callSignedIn('GET', `/audit${query}`)).status).toBe(422);
});

test('the log is chosen by group and by operator', async () => {
  const { post, operator, call, callSignedIn } = await createApp();
  await call('POST', '/session', { body: { email: 'nobody@example.com', password } });
  await post('/operators', ben);
  const actions = async (query: string) => {
    const { entries } = (await (await callSignedIn('GET', `/audit${query}`)).json()) as {
      entries: { action: string }[];
    };
    return entries.map(({ action }) => action);
  };
  expect(await actions('')).toHaveLength(2);
  expect(await actions('?group=accounts')).toEqual(['operator.invited']);
  expect(await actions('?operator=none')).toEqual(['session.failed']);
  expect(await actions(`?operator=${operator.id}&group=access`)).toEqual([]);
});
