import { expect, test } from 'vitest';
import { roles } from '#domain/accounts/roles.ts';
import { listAudit } from '#server/audit/audit-log.ts';
import { isSecondFactorRequired } from '#server/core/store/settings.ts';
import {
  createAccessApp,
  invitation,
  accessPassword as password,
  withMailServer,
} from '#tests/kit/access-app.ts';
import { seedSession, testPasswordCost } from '#tests/kit/admin.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { findOperatorByEmail, listOperators, updateOperator } from './operators.ts';
import { hashPassword } from './password-hash.ts';
import { createTotpSecret } from './totp.ts';

const actions = ['link', 'role', 'sessions', 'second-factor', 'remove'] as const;

test('an operator invites another with a one-time link, and the log says who did', async () => {
  const { post, purposeOf, store, operator, callSignedIn } = await createAccessApp();
  const { status, link } = await post('/operators', invitation);
  expect(status).toBe(201);
  expect(await purposeOf(link)).toEqual({ purpose: 'invited', email: 'ben@example.com', name: 'Ben Fuchs' });
  const invited = (await findOperatorByEmail(store.db, 'ben@example.com'))!;
  expect(await listAudit(store.db, { limit: 10 })).toMatchObject([
    { action: 'operator.invited', operator: { id: operator.id }, target: invited.id },
  ]);
  expect(await (await callSignedIn('GET', '/operators')).json()).toMatchObject({
    operators: [
      { email: 'anna@example.com', role: 'owner', isInvited: false },
      { email: 'ben@example.com', role: 'support', isInvited: true, lastSignInAt: null, linkMail: null },
    ],
    isSecondFactorRequired: false,
    sendsMail: false,
  });
});

// B2: whoever requested a colleague's link received it in the answer.
test('with a mail server, links go to the operator concerned and stand in no answer and no row', async () => {
  const { post, callSignedIn, store, kinds } = await createAccessApp(undefined, withMailServer);
  const invited = await post('/operators', { ...invitation, role: 'editor' });
  expect(invited).toMatchObject({ status: 201, sentTo: 'ben@example.com', operator: { role: 'editor' } });
  const { id } = (await findOperatorByEmail(store.db, 'ben@example.com'))!;
  const renewed = await post(`/operators/${id}/link`, { password });
  expect(renewed).toEqual({ status: 201, sentTo: 'ben@example.com' });
  // The later mail replaces the one that was not sent yet.
  expect(await kinds()).toEqual(['invitation', 'operator-added']);
  const everything = [
    invited,
    renewed,
    await (await callSignedIn('GET', '/operators')).json(),
    await store.db.selectFrom('outbox').selectAll().execute(),
  ];
  expect(JSON.stringify(everything)).not.toContain('token=');
  expect(everything[2]).toMatchObject({ operators: [{}, { linkMail: { status: 'queued' } }] });
  await updateOperator(store.db, id, { passwordHash: 'x' });
  await post(`/operators/${id}/link`, { password });
  expect(await kinds()).toEqual(['operator-added', 'password-reset']);
  await post(`/operators/${id}/remove`, { password });
  expect(await kinds()).toEqual(['access-removed', 'operator-added']);
});

test.each([
  [
    'an address somebody has',
    { ...invitation, email: 'ANNA@example.com' },
    { field: 'email', code: 'taken' },
  ],
  ['no address', { ...invitation, email: 'ben' }, { field: 'email', code: 'emailInvalid' }],
  ['no name', { ...invitation, name: ' ' }, { field: 'name', code: 'required' }],
  ['a role that is none', { ...invitation, role: 'boss' }, { field: 'role', code: 'type' }],
  ['the wrong password', { ...invitation, password: 'x' }, { field: 'password', code: 'wrong' }],
])('an invitation with %s is 422 and invites nobody', async (_, body, error) => {
  const { post, store } = await createAccessApp();
  expect(await post('/operators', body)).toMatchObject({ status: 422, errors: [error] });
  expect(await listOperators(store.db)).toHaveLength(1);
});

test('a new link ends the one before', async () => {
  const { post, purposeOf, store } = await createAccessApp();
  const { link: first } = await post('/operators', invitation);
  const { id } = (await findOperatorByEmail(store.db, 'ben@example.com'))!;
  const { status, link: second } = await post(`/operators/${id}/link`, { password });
  expect(status).toBe(201);
  expect([await purposeOf(first), await purposeOf(second)]).toMatchObject([
    undefined,
    { purpose: 'invited' },
  ]);
});

test('whose access is taken away is signed out at once', async () => {
  const { post, call, colleague, store } = await createAccessApp();
  const { operator, token } = await colleague();
  expect((await call('GET', '/audit', { token })).status).toBe(200);
  expect((await post(`/operators/${operator.id}/remove`, { password })).status).toBe(204);
  expect((await call('GET', '/audit', { token })).status).toBe(401);
  expect(await listAudit(store.db, { limit: 1 })).toMatchObject([
    { action: 'operator.removed', target: operator.id },
  ]);
});

test('another role counts from the next request on, and the operator is told', async () => {
  const { post, call, answerTo, colleague, kinds, actions } = await createAccessApp();
  const { operator, token } = await colleague();
  expect((await post(`/operators/${operator.id}/role`, { role: 'support', password })).status).toBe(204);
  expect(await answerTo('GET', '/audit', { token })).toMatchObject([403, { code: 'notAllowed' }]);
  expect((await call('GET', '/messages', { token })).status).toBe(200);
  expect(await kinds()).toEqual(['role-changed']);
  expect(await actions()).toEqual(['operator.roleChanged']);
});

test('a colleague’s second factor is taken away by a action of its own, and they are told', async () => {
  const { post, answerTo, colleague, kinds, actions } = await createAccessApp();
  const { operator, token, found } = await colleague({ totpSecret: createTotpSecret(), passwordHash: 'x' });
  await post(`/operators/${operator.id}/link`, { password });
  expect((await found())!.totpSecret).not.toBeNull();
  expect((await post(`/operators/${operator.id}/second-factor`, { password })).status).toBe(204);
  expect(await found()).toMatchObject({ totpSecret: null, passwordHash: 'x' });
  const signedOut = { operator: null, entrance: { mailsLinks: false } };
  expect(await answerTo('GET', '/session', { token })).toEqual([200, signedOut]);
  expect(await kinds()).toEqual(['password-reset-asked', 'second-factor-taken']);
  expect(await actions()).toEqual(['operator.resetRequested', 'operator.secondFactorTaken']);
});

test('a colleague’s sessions end without a reset', async () => {
  const { post, call, colleague, actions } = await createAccessApp();
  const { operator, token, found } = await colleague({ passwordHash: 'x' });
  expect((await post(`/operators/${operator.id}/sessions`, { password })).status).toBe(204);
  expect((await call('GET', '/messages', { token })).status).toBe(401);
  expect((await found())!.passwordHash).toBe('x');
  expect(await actions()).toEqual(['operator.sessionsEnded']);
});

test('nobody changes their own access', async () => {
  const { post, store, operator } = await createAccessApp();
  for (const action of actions)
    expect(await post(`/operators/${operator.id}/${action}`, { password, role: 'support' })).toMatchObject({
      status: 409,
      code: 'ownAccess',
    });
  expect(await listOperators(store.db)).toMatchObject([{ role: 'owner' }]);
});

test.each(
  dialects.flatMap((dialect) => (['remove', 'role'] as const).map((action) => [action, dialect] as const)),
)(
  'of two owners who take away each other’s access at once (%s), one is left, on %s',
  async (action, dialect) => {
    const { post, store, call, operator, colleague } = await createAccessApp(await createTestStore(dialect));
    const other = await colleague({ passwordHash: await hashPassword(password, testPasswordCost) });
    const body = { password, role: 'support' };
    const results = await Promise.all([
      post(`/operators/${other.operator.id}/${action}`, body),
      call('POST', `/operators/${operator.id}/${action}`, { body, token: other.token }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([204, action === 'remove' ? 401 : 403]);
    expect((await listOperators(store.db)).filter(({ role }) => role === 'owner')).toHaveLength(1);
  },
);

test('without the password nothing changes', async () => {
  const { post, store, colleague, clock } = await createAccessApp();
  const { operator } = await colleague();
  for (const action of actions)
    expect(
      (await post(`/operators/${operator.id}/${action}`, { password: 'x', role: 'support' })).status,
    ).toBe(422);
  clock.passSeconds(60);
  expect((await post('/operators/second-factor-rule', { isRequired: true, password: 'x' })).status).toBe(422);
  expect(await listAudit(store.db, { limit: 10 })).toSatisfy((entries: { action: string }[]) =>
    entries.every(({ action }) => action === 'password.refused'),
  );
});

test('an operator who does not exist is 404', async () => {
  const { post } = await createAccessApp();
  for (const id of ['00000000-0000-7000-8000-000000000000', '%00'])
    for (const action of actions)
      expect((await post(`/operators/${id}/${action}`, { password, role: 'support' })).status).toBe(404);
});

test('with the rule, whoever has no second factor can do nothing but set one up', async () => {
  const { post, call, answerTo, colleague, callSignedIn, store, operator, actions } = await createAccessApp();
  await updateOperator(store.db, operator.id, { totpSecret: createTotpSecret() });
  const { token } = await colleague();
  expect((await post('/operators/second-factor-rule', { isRequired: true, password })).status).toBe(204);
  expect(await isSecondFactorRequired(store.db)).toBe(true);
  const refusal = [403, { code: 'secondFactorRequired' }];
  expect(await answerTo('GET', '/messages', { token })).toMatchObject(refusal);
  expect((await call('GET', '/totp', { token })).status).toBe(200);
  const session = [200, { operator: { needsSecondFactor: true } }];
  expect(await answerTo('GET', '/session', { token })).toMatchObject(session);
  expect((await callSignedIn('GET', '/messages')).status).toBe(200);
  await post('/operators/second-factor-rule', { isRequired: false, password });
  expect((await call('GET', '/messages', { token })).status).toBe(200);
  expect(await actions()).toEqual(['secondFactorRule.lifted', 'secondFactorRule.made']);
});

test.each(roles.filter((role) => role !== 'owner'))(
  'of the others, %s learns names and no more',
  async (role) => {
    const { call, store, clock } = await createAccessApp();
    const { token } = await seedSession(store, clock(), 'ben@example.com', role);
    const { operators } = (await (await call('GET', '/operators', { token })).json()) as {
      operators: object[];
    };
    // Ids of one millisecond are in any order.
    expect(new Set(operators)).toEqual(
      new Set([
        { id: expect.any(String), name: 'Anna Berg', role: 'owner' },
        { id: expect.any(String), name: 'Anna Berg', role },
      ]),
    );
  },
);
