import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { cookieToken, createAdminApp, testPasswordCost } from '#tests/kit/admin.ts';
import { updateOperator } from './operators.ts';
import { hashPassword } from './password-hash.ts';

const password = 'Bernstein am Meer';
const newPassword = 'Sieben Wellen weit';

async function createApp() {
  const admin = await createAdminApp();
  const { store, operator, clock, call } = admin;
  const passwordHash = await hashPassword(password, testPasswordCost);
  await updateOperator(store.db, operator.id, { passwordHash });
  const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: clock().getTime() });
  return {
    ...admin,
    codeOf,
    signIn: async (body: object = {}) =>
      await call('POST', '/session', { body: { email: operator.email, password, ...body } }),
    json: async (method: string, path: string, body?: unknown) =>
      (await (await admin.callSignedIn(method, path, body)).json()) as Record<string, unknown>,
  };
}

type App = Awaited<ReturnType<typeof createApp>>;

async function turnTotpOn({ json, codeOf, clock }: App) {
  const { secret } = (await json('POST', '/totp', { password })) as { secret: string };
  const { recoveryCodes } = await json('POST', '/totp/confirm', { code: codeOf(secret) });
  clock.passSeconds(60);
  return { secret, recoveryCodes: recoveryCodes as string[] };
}

test('a new password replaces the old one, the session goes on under a new token, the others end', async () => {
  const { callSignedIn, call, signIn, token } = await createApp();
  const other = cookieToken(await signIn());
  const response = await callSignedIn('POST', '/password', { currentPassword: password, newPassword });
  expect(response.status).toBe(204);
  const renewed = cookieToken(response);
  const statuses = [token, other, renewed].map(
    async (sent) => (await call('GET', '/sessions', { token: sent })).status,
  );
  expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
  expect((await signIn()).status).toBe(401);
  expect((await signIn({ password: newPassword })).status).toBe(200);
});

test('other sessions go on if the operator wants them to', async () => {
  const { callSignedIn, call, signIn } = await createApp();
  const other = cookieToken(await signIn());
  await callSignedIn('POST', '/password', {
    currentPassword: password,
    newPassword,
    endOtherSessions: false,
  });
  expect((await call('GET', '/sessions', { token: other })).status).toBe(200);
});

test.each([
  [true, 401],
  [false, 200],
])('a second factor that ends other sessions: %s, answers them %i', async (endOtherSessions, status) => {
  const { call, json, signIn, codeOf, token } = await createApp();
  const other = cookieToken(await signIn());
  const { secret } = (await json('POST', '/totp', { password })) as { secret: string };
  await json('POST', '/totp/confirm', { code: codeOf(secret), endOtherSessions });
  expect((await call('GET', '/sessions', { token: other })).status).toBe(status);
  expect((await call('GET', '/sessions', { token })).status).toBe(200);
});

test.each([
  [
    { currentPassword: 'x', newPassword },
    { field: 'currentPassword', code: 'wrong' },
  ],
  [
    { currentPassword: password, newPassword: 'kurz' },
    { field: 'newPassword', code: 'tooShort' },
  ],
  [
    { currentPassword: password, newPassword: 'passwort2026' },
    { field: 'newPassword', code: 'common' },
  ],
  [{ currentPassword: password }, { field: 'newPassword', code: 'required' }],
  [
    { currentPassword: password, newPassword, endOtherSessions: 'no' },
    { field: 'endOtherSessions', code: 'type' },
  ],
])('a password change with %j is 422', async (body, error) => {
  const { answerTo, token, signIn } = await createApp();
  expect(await answerTo('POST', '/password', { token, body })).toMatchObject([422, { errors: [error] }]);
  expect((await signIn()).status).toBe(200);
});

test('guessing the current password in a stolen session is delayed as at sign-in', async () => {
  const { callSignedIn } = await createApp();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1)
    statuses.push((await callSignedIn('POST', '/password', { currentPassword: 'x', newPassword })).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});

test('a second factor is shown, confirmed with a code, and asked for from then on; no code works twice (SEC-26)', async () => {
  const app = await createApp();
  const { json, callSignedIn, codeOf, signIn, clock } = app;
  const begun = (await json('POST', '/totp', { password })) as {
    secret: string;
    address: string;
    qrCode: string;
  };
  expect(begun.address).toContain(begun.secret);
  expect(begun.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(await json('GET', '/totp')).toEqual({ isEnabled: false, recoveryCodesLeft: 0 });
  expect((await signIn()).status).toBe(200);
  expect((await callSignedIn('POST', '/totp/confirm', { code: 'ÄÖÜ' })).status).toBe(422);
  expect((await callSignedIn('POST', '/totp/confirm', { code: codeOf(begun.secret) })).status).toBe(200);
  expect(await json('GET', '/totp')).toEqual({ isEnabled: true, recoveryCodesLeft: 10 });
  expect(await (await signIn()).json()).toMatchObject({ code: 'totpRequired' });
  expect(await (await signIn({ code: codeOf(begun.secret) })).json()).toMatchObject({ code: 'totpInvalid' });
  clock.passSeconds(30);
  const code = codeOf(begun.secret);
  expect((await signIn({ code })).status).toBe(200);
  expect(await (await signIn({ code })).json()).toMatchObject({ code: 'totpInvalid' });
});

test('each recovery code works once instead of the app, and is stored as a hash', async () => {
  const app = await createApp();
  const { recoveryCodes } = await turnTotpOn(app);
  const [code] = recoveryCodes;
  const statuses = [await app.signIn({ code: code!.toLowerCase() }), await app.signIn({ code })].map(
    ({ status }) => status,
  );
  expect(statuses).toEqual([200, 401]);
  expect(await app.json('GET', '/totp')).toMatchObject({ recoveryCodesLeft: 9 });
  const stored = JSON.stringify(await app.store.db.selectFrom('recovery_codes').selectAll().execute());
  expect(recoveryCodes.filter((known) => stored.includes(known))).toEqual([]);
  expect(await app.actions()).toEqual(expect.arrayContaining(['totp.enabled', 'recoveryCode.used']));
});

test('new recovery codes end the old ones', async () => {
  const app = await createApp();
  const { recoveryCodes } = await turnTotpOn(app);
  const { recoveryCodes: renewed } = (await app.json('POST', '/totp/recovery-codes', { password })) as {
    recoveryCodes: string[];
  };
  expect((await app.signIn({ code: recoveryCodes[0] })).status).toBe(401);
  expect((await app.signIn({ code: renewed[0] })).status).toBe(200);
});

test('the second factor can be turned off with the password, not without', async () => {
  const app = await createApp();
  await turnTotpOn(app);
  expect((await app.callSignedIn('POST', '/totp/disable', { password: 'x' })).status).toBe(422);
  expect((await app.callSignedIn('POST', '/totp/disable', { password })).status).toBe(204);
  expect((await app.signIn()).status).toBe(200);
  expect(await app.json('GET', '/totp')).toEqual({ isEnabled: false, recoveryCodesLeft: 0 });
});

test.each([
  ['/totp/confirm', { code: '123456' }, 'totpNotBegun'],
  ['/totp/recovery-codes', { password }, 'totpDisabled'],
])('%s without a second factor is 409', async (path, body, code) => {
  const { answerTo, token } = await createApp();
  expect(await answerTo('POST', path, { token, body })).toMatchObject([409, { code }]);
});

test('a second factor that is on cannot be replaced without turning it off', async () => {
  const app = await createApp();
  await turnTotpOn(app);
  const { answerTo, token } = app;
  expect(await answerTo('POST', '/totp', { token, body: { password } })).toMatchObject([
    409,
    { code: 'totpEnabled' },
  ]);
});
