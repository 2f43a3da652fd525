import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import type { NewSecret } from '#domain/api/session.ts';
import { changeAddress } from '#server/accounts/account-routes.ts';
import { administratorIn, removeOperator, renewLink } from '#server/accounts/operator-access.ts';
import { findOperator, updateOperator } from '#server/accounts/operators.ts';
import { hashPassword } from '#server/accounts/password-hash.ts';
import { createTotpSecret } from '#server/accounts/totp.ts';
import type { Store } from '#server/core/store/store.ts';
import { withMailServer } from '#tests/kit/access-app.ts';
import { cookieToken, createAdminApp, seedSession, testPasswordCost } from '#tests/kit/admin.ts';
import { createTestStore, type Dialect, dialects } from '#tests/kit/database.ts';
import { watchTransactions } from '#tests/kit/watched-store.ts';

const password = 'Bernstein am Meer';
const newPassword = 'Sieben Wellen weit';

/** Of a sign-in: the first counts the attempt, the second opens the session. */
const opening = 2;
/** Of what asks for the password: the first counts the attempt, the second takes it back, the third carries it out. */
const carryingOut = 3;

async function createSite(dialect: Dialect) {
  const { watched, beforeTransaction } = watchTransactions();
  const store = watched(await createTestStore(dialect));
  const admin = await createAdminApp({ store, env: withMailServer });
  const { operator, clock, call } = admin;
  const set = async (change: Parameters<typeof updateOperator>[2]) =>
    await updateOperator(store.db, operator.id, change);
  await set({ passwordHash: await hashPassword(password, testPasswordCost) });
  await seedSession(store, clock(), 'other@example.com');
  const self = async () => (await findOperator(store.db, operator.id))!;

  async function signIn(body: object = {}) {
    const response = await call('POST', '/session', {
      body: { email: operator.email, password, ...body },
    });
    const { code } = (await response.clone().json()) as { code?: string };
    return { status: response.status, code, token: cookieToken(response) };
  }

  return {
    ...admin,
    set,
    signIn,
    beforeTransaction,
    setNewPassword: async () => await resetPassword(store, { call, clock, self }),
    self,
    isLive: async (token: string | undefined) => (await call('GET', '/sessions', { token })).status === 200,
    codeOf: (secret: string) => new TOTP({ secret }).generate({ timestamp: clock().getTime() }),
  };
}

async function resetPassword(
  store: Store,
  {
    call,
    clock,
    self,
  }: Pick<Awaited<ReturnType<typeof createAdminApp>>, 'call' | 'clock'> & {
    self: () => ReturnType<typeof findOperator>;
  },
): Promise<string> {
  const operator = (await self())!;
  const link = await store.transaction(
    async (db) =>
      await renewLink(db, administratorIn(db, clock()), operator, { origin: '', sendsMail: false }),
  );
  const body = { token: link!.split('#token=')[1], password: newPassword };
  const response = await call('POST', '/setup', { body });
  expect(response.status).toBe(201);
  return cookieToken(response)!;
}

describe.each(dialects)('on %s', (dialect) => {
  test('a sign-in with the old password ends with nothing when the password is reset meanwhile', async () => {
    const { signIn, beforeTransaction, setNewPassword, isLive, store, operator } = await createSite(dialect);
    let owners: string | undefined;
    beforeTransaction(opening, async () => {
      owners = await setNewPassword();
    });
    expect(await signIn()).toMatchObject({ status: 401, code: 'invalidCredentials' });
    const sessions = await store.db
      .selectFrom('sessions')
      .where('operatorId', '=', operator.id)
      .selectAll()
      .execute();
    expect([sessions.length, await isLive(owners)]).toEqual([1, true]);
    expect((await signIn({ password: newPassword })).status).toBe(200);
  });

  test('a hash renewed at another cost never undoes the new password', async () => {
    const { signIn, set, beforeTransaction, setNewPassword } = await createSite(dialect);
    await set({ passwordHash: await hashPassword(password, { ...testPasswordCost, memory: 128 }) });
    beforeTransaction(opening, setNewPassword);
    expect((await signIn()).status).toBe(401);
    expect([(await signIn()).status, (await signIn({ password: newPassword })).status]).toEqual([401, 200]);
  });

  test('of two sign-ins that renew the same hash both succeed', async () => {
    const { signIn, set, self, beforeTransaction } = await createSite(dialect);
    await set({ passwordHash: await hashPassword(password, { ...testPasswordCost, memory: 128 }) });
    let other: { status: number } | undefined;
    beforeTransaction(opening, async () => {
      other = await signIn();
    });
    expect([(await signIn()).status, other?.status]).toEqual([200, 200]);
    expect((await self()).passwordHash).toContain(`m=${testPasswordCost.memory},`);
    expect((await signIn()).status).toBe(200);
  });

  test.each([
    ['is turned on', null, 'totpRequired'],
    ['is replaced', createTotpSecret(), 'totpInvalid'],
  ] as const)('a sign-in needs the second factor that %s meanwhile', async (_, before, code) => {
    const { signIn, set, beforeTransaction, codeOf, store } = await createSite(dialect);
    await set({ totpSecret: before });
    beforeTransaction(opening, async () => await set({ totpSecret: createTotpSecret() }));
    const typed = before === null ? {} : { code: codeOf(before) };
    expect(await signIn(typed)).toMatchObject({ status: 401, code });
    expect((await store.db.selectFrom('sessions').selectAll().execute()).length).toBe(2);
  });

  test('a sign-in of somebody who is removed meanwhile is answered like that of a stranger', async () => {
    const { signIn, operator, beforeTransaction, store, clock } = await createSite(dialect);
    const remove = async () =>
      await store.transaction(async (db) => await removeOperator(db, administratorIn(db, clock()), operator));
    beforeTransaction(opening, remove);
    expect(await signIn()).toMatchObject({ status: 401, code: 'invalidCredentials' });
  });

  test.each([
    ['/operators', { email: 'eve@example.com', name: 'Eve', role: 'owner', password }],
    ['/confirmation', { password }],
    ['/totp', { password }],
    ['/password', { currentPassword: password, newPassword: 'Acht Wellen weiter' }],
    ['/profile', { name: 'Eve', email: 'eve@example.com', password }],
  ])('%s is not confirmed by a password that is changed meanwhile', async (path, body) => {
    const { call, token, set, self, beforeTransaction } = await createSite(dialect);
    const passwordHash = await hashPassword(newPassword, testPasswordCost);
    beforeTransaction(carryingOut, async () => await set({ passwordHash }));
    const answer = await call('POST', path, { token, body });
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'passwordRequired' }]);
    expect(await self()).toMatchObject({ passwordHash, email: 'anna@example.com' });
  });

  test('a forgotten password is mailed to nobody at an address that was given up meanwhile', async () => {
    const { call, operator, store, clock, beforeTransaction } = await createSite(dialect);
    const change = async () =>
      await store.transaction(async (db) => await changeAddress(db, operator, 'anna@new.example', clock()));
    beforeTransaction(1, change);
    const answer = await call('POST', '/forgotten-password', { body: { email: operator.email } });
    expect(answer.status).toBe(202);
    const kinds = store.db.selectFrom('outbox').select('kind').where('recipient', '=', operator.email);
    expect(await kinds.execute()).toEqual([{ kind: 'address-changed' }]);
  });

  test('a new password ends what other sessions may do because the old one was typed', async () => {
    const { call, token, signIn, codeOf } = await createSite(dialect);
    const { token: other } = await signIn();
    const begun = await call('POST', '/totp', { token: other, body: { password } });
    const { secret } = (await begun.json()) as NewSecret;
    expect((await call('GET', '/messages/export', { token: other })).status).toBe(200);
    const body = { currentPassword: password, newPassword, endOtherSessions: false };
    expect((await call('POST', '/password', { token, body })).status).toBe(204);
    expect((await call('GET', '/sessions', { token: other })).status).toBe(200);
    const confirmed = await call('POST', '/totp/confirm', { token: other, body: { code: codeOf(secret) } });
    expect([(await call('GET', '/messages/export', { token: other })).status, confirmed.status]).toEqual([
      403, 409,
    ]);
  });

  test('codes for a second factor that is being set up are guessed a few times, by its session, for a quarter of an hour', async () => {
    const { call, token, signIn, codeOf, clock, self } = await createSite(dialect);
    const begin = async (sent = token) =>
      ((await (await call('POST', '/totp', { token: sent, body: { password } })).json()) as NewSecret).secret;
    const confirm = async (code: string, sent = token) => {
      const answer = await call('POST', '/totp/confirm', {
        token: sent,
        body: { code, endOtherSessions: false },
      });
      return [answer.status, ((await answer.json()) as { code?: string }).code];
    };
    const secret = await begin();
    const right = codeOf(secret);
    const wrong = right === '000000' ? '000001' : '000000';
    const { token: other } = await signIn();
    expect(await confirm(right, other)).toEqual([409, 'totpNotBegun']);

    const guesses = await Promise.all(Array.from({ length: 40 }, async () => (await confirm(wrong))[0]));
    expect(guesses.filter((status) => status === 422).length).toBeLessThan(10);
    expect(new Set(guesses)).toEqual(new Set([422, 429]));
    expect(await confirm(right)).toEqual([429, 'tooManyAttempts']);

    clock.passSeconds(15 * 60);
    expect(await confirm(codeOf(secret))).toEqual([409, 'totpNotBegun']);
    const [own, others] = [await begin(), await begin(other)];
    expect((await confirm(codeOf(own)))[0]).toBe(200);
    expect(await confirm(codeOf(others), other)).toEqual([409, 'totpEnabled']);
    expect((await self()).totpSecret).toBe(own);
  });
});
