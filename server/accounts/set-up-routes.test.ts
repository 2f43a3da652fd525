import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import type { Operator } from '#server/core/api/admin-env.ts';
import { listOutbox } from '#server/outbox/outbox.ts';
import { cookieToken, createAdminApp } from '#tests/kit/admin.ts';
import { testOrigin } from '#tests/kit/app.ts';
import { createTestStore, type Dialect, dialects } from '#tests/kit/database.ts';
import { tokenOfMail } from '#tests/kit/sign-in.ts';
import { createSetUpLink, firstSetUpLink } from './operator-links.ts';
import { createOperator, deleteOperator, findOperator, listOperators, updateOperator } from './operators.ts';
import { createTotpSecret } from './totp.ts';

const password = 'Bernstein am Meer';
const origin = testOrigin;

function tokenOf(link: string | undefined): string {
  return /#token=([\w-]{43})$/.exec(link!)![1]!;
}

async function createFreshApp(dialect: Dialect = 'sqlite') {
  const admin = await createAdminApp({ store: await createTestStore(dialect) });
  await deleteOperator(admin.store.db, admin.operator.id);
  const link = await firstSetUpLink(admin.store, { origin, now: admin.clock() });
  return { ...admin, token: tokenOf(link) };
}

/** The link resets the password of an operator. */
async function createResetApp(dialect: Dialect, change: Partial<Operator> = {}) {
  const admin = await createAdminApp({ store: await createTestStore(dialect) });
  const { store, operator, clock } = admin;
  await updateOperator(store.db, operator.id, { passwordHash: 'old', ...change });
  const link = await createSetUpLink(store.db, { operatorId: operator.id, origin, now: clock() });
  return { ...admin, token: tokenOf(link) };
}

const first = { email: 'Chefin@Example.com', name: ' Clara ', password };

describe.each(dialects)('on %s', (dialect) => {
  test('the first operator is made with the link of the first start, and is signed in', async () => {
    const { call, answerTo, token, store, clock } = await createFreshApp(dialect);
    expect(await answerTo('POST', '/setup/check', { body: { token } })).toEqual([200, { purpose: 'first' }]);
    const response = await call('POST', '/setup', { body: { token, ...first } });
    expect(response.status).toBe(201);
    const operator = {
      id: expect.any(String),
      email: 'chefin@example.com',
      name: 'Clara',
      role: 'owner',
      hasSecondFactor: false,
      needsSecondFactor: false,
    };
    expect(await response.json()).toEqual({ operator });
    expect((await call('GET', '/sessions', { token: cookieToken(response) })).status).toBe(200);
    expect((await call('POST', '/session', { body: first })).status).toBe(200);
    expect(await firstSetUpLink(store, { origin, now: clock() })).toBeUndefined();
  });

  test('links of several starts work until one of them is used, once', async () => {
    const { call, token, store, clock } = await createFreshApp(dialect);
    const newer = tokenOf(await firstSetUpLink(store, { origin, now: clock() }));
    const setUp = async (used: string, email: string) =>
      (await call('POST', '/setup', { body: { ...first, token: used, email } })).status;
    const tries = [token, newer, token].map((used, index) => setUp(used, `${index}@example.com`));
    expect((await Promise.all(tries)).sort()).toEqual([201, 404, 404]);
    expect(await setUp(newer, 'd@example.com')).toBe(404);
    expect(await listOperators(store.db)).toHaveLength(1);
  });

  test('the link for the first operator is mailed once as long as it works, with none in the outbox', async () => {
    const app = await createFreshApp(dialect);
    const { store, clock, token, call } = app;
    const mailTo = 'team@example.com';
    const start = async () => await firstSetUpLink(store, { origin, now: clock(), mailTo });
    await start();
    await start();
    const mails = await store.db.selectFrom('outbox').selectAll().execute();
    expect(mails).toMatchObject([{ kind: 'first-access', recipient: mailTo }]);
    const mailed = await tokenOfMail(app, 'first-access');
    await start();
    expect((await call('POST', '/setup/check', { body: { token: mailed } })).status).toBe(200);
    clock.passSeconds(24 * 3600);
    await start();
    expect(await store.db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
    const fresh = tokenOf(await start());
    await call('POST', '/setup', { body: { token: fresh, ...first } });
    expect(await tokenOfMail(app, 'first-access')).toBeUndefined();
    expect(token).not.toBe(fresh);
  });

  // B2: a reset removed the second factor, so the link alone gave access to the account.
  test('a reset gives a new password and keeps the second factor, and signs nobody in without it', async () => {
    const totpSecret = createTotpSecret();
    const { call, answerTo, clock, operator, token } = await createResetApp(dialect, { totpSecret });
    const response = await call('POST', '/setup', { body: { token, password } });
    expect([response.status, await response.json()]).toEqual([200, { operator: null }]);
    expect(response.headers.getSetCookie()).toEqual([]);
    const signIn = async (code?: string) => {
      return await answerTo('POST', '/session', { body: { email: operator.email, password, code } });
    };
    expect(await signIn()).toMatchObject([401, { code: 'totpRequired' }]);
    const code = new TOTP({ secret: totpSecret }).generate({ timestamp: clock().getTime() });
    expect((await signIn(code))[0]).toBe(200);
  });

  test('a reset gives a new password, and sessions and delays of before are gone', async () => {
    const { call, answerTo, callSignedIn, store, operator, actions, token } = await createResetApp(dialect);
    for (let failure = 0; failure < 12; failure += 1) {
      const headers = { 'X-Forwarded-For': `2001:db8:0:${failure}::` };
      await call('POST', '/session', { body: { email: operator.email, password: 'x' }, headers });
    }
    const purpose = { purpose: 'reset', email: operator.email, name: 'Anna Berg' };
    expect(await answerTo('POST', '/setup/check', { body: { token } })).toEqual([200, purpose]);
    expect((await callSignedIn('GET', '/sessions')).status).toBe(200);
    const response = await call('POST', '/setup', { body: { token, password } });
    expect(response.status).toBe(201);
    expect((await callSignedIn('GET', '/sessions')).status).toBe(401);
    expect(await findOperator(store.db, operator.id)).toMatchObject({ name: 'Anna Berg' });
    expect((await call('POST', '/session', { body: { email: operator.email, password } })).status).toBe(200);
    expect(await actions()).toContain('operator.setUp');
    const told = (await listOutbox(store.db)).map(({ kind }) => kind).toSorted();
    expect(told).toEqual(['new-sign-in', 'password-changed']);
  });

  // A browser sent it twice, 20 ms apart: 201 whose cookie was lost, then “This link doesn't work”.
  test.each(['at once', 'one after the other'])(
    'the same set-up sent twice %s succeeds twice, with a session each, and no news for its operator',
    async (when) => {
      const { call, token, store } = await createFreshApp(dialect);
      const send = () => call('POST', '/setup', { body: { token, ...first } });
      const answers = when === 'at once' ? await Promise.all([send(), send()]) : [await send(), await send()];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      const [one, other] = (await Promise.all(answers.map((answer) => answer.json()))) as object[];
      expect(one).toEqual(other);
      for (const answer of answers)
        expect((await call('GET', '/sessions', { token: cookieToken(answer) })).status).toBe(200);
      expect(await listOperators(store.db)).toHaveLength(1);
      expect(await listOutbox(store.db)).toEqual([]);
    },
  );

  test('a used link reveals only when it was used, unless the password proves the same person soon afterwards', async () => {
    const { call, answerTo, token, clock, actions } = await createFreshApp(dialect);
    const usedAt = clock().toISOString();
    await call('POST', '/setup', { body: { token, ...first } });
    const refusal = { code: 'linkUsed', current: { usedAt } };
    const send = async (change: object) => {
      const answer = await call('POST', '/setup', { body: { token, ...first, ...change } });
      expect(answer.headers.getSetCookie()).toEqual([]);
      return [answer.status, await answer.json()];
    };
    expect(await answerTo('POST', '/setup/check', { body: { token } })).toMatchObject([404, refusal]);
    for (const change of [{ password: 'Bernstein am Fluss' }, { email: 'eve@example.com' }])
      expect(await send(change)).toMatchObject([404, refusal]);
    const text = JSON.stringify(await send({ password: 'x' }));
    expect(text).not.toContain('chefin');
    clock.passSeconds(10 * 60);
    expect(await send({})).toMatchObject([404, refusal]);
    expect(await actions()).toContain('session.failed');
    clock.passSeconds(24 * 3600);
    expect(await send({})).toMatchObject([404, { code: 'linkInvalid' }]);
  });

  test('guessing the password at a used link is delayed like guessing at the sign-in', async () => {
    const { call, token } = await createFreshApp(dialect);
    await call('POST', '/setup', { body: { token, ...first } });
    const statuses = [];
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push(
        (await call('POST', '/setup', { body: { token, ...first, password: `${guess}` } })).status,
      );
    expect(statuses[0]).toBe(404);
    expect(statuses.at(-1)).toBe(429);
  });

  test('a reset sent twice keeps the second factor both times', async () => {
    const { call, token } = await createResetApp(dialect, { totpSecret: createTotpSecret() });
    for (const sent of ['once', 'again']) {
      const response = await call('POST', '/setup', { body: { token, password } });
      expect([sent, response.status, await response.json()]).toEqual([sent, 200, { operator: null }]);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });
});

test('a link expires after a day', async () => {
  const { answerTo, token, clock } = await createFreshApp();
  clock.passSeconds(24 * 3600);
  const refusal = [404, { code: 'linkInvalid' }];
  expect(await answerTo('POST', '/setup', { body: { token, ...first } })).toMatchObject(refusal);
  expect(await answerTo('POST', '/setup/check', { body: { token } })).toMatchObject(refusal);
});

test('a link for the first operator is worth nothing once there is one', async () => {
  const { call, token, store, clock } = await createFreshApp();
  const other = tokenOf(await firstSetUpLink(store, { origin, now: clock() }));
  await createOperator(store.db, { email: 'anna@example.com', name: 'Anna', createdAt: '' });
  for (const used of [token, other])
    expect((await call('POST', '/setup', { body: { ...first, token: used } })).status).toBe(404);
});

test.each([
  [{ password: 'kurz' }, [{ field: 'password', code: 'tooShort' }]],
  [{ password: 'chefin@example.com' }, [{ field: 'password', code: 'common' }]],
  [{ email: 'nobody' }, [{ field: 'email', code: 'emailInvalid' }]],
  [
    { email: undefined, name: undefined },
    [
      { field: 'email', code: 'required' },
      { field: 'name', code: 'required' },
    ],
  ],
  [{ name: 1 }, [{ field: 'name', code: 'type' }]],
  [{ name: '\u0000' }, [{ field: 'name', code: 'required' }]],
])('the first operator with %j is 422, and the link still works', async (change, errors) => {
  const { call, answerTo, token } = await createFreshApp();
  const body = { token, ...first, ...change };
  expect(await answerTo('POST', '/setup', { body })).toMatchObject([422, { errors }]);
  expect((await call('POST', '/setup', { body: { token, ...first } })).status).toBe(201);
});

test('guests learn where the link for the first operator is, only as long as there is none', async () => {
  const { call, answerTo, token } = await createFreshApp();
  const entrance = async () => (await answerTo('GET', '/session'))[1];
  expect(await entrance()).toEqual({ operator: null, entrance: { firstLink: 'printed', mailsLinks: false } });
  await call('POST', '/setup', { body: { token, ...first } });
  expect(await entrance()).toEqual({ operator: null, entrance: { mailsLinks: false } });
});
