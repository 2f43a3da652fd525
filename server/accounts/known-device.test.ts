import { describe, expect, test } from 'vitest';
import { deviceKeptMs } from '#domain/accounts/session-limits.ts';
import { knownDelay } from '#domain/accounts/sign-in-delay.ts';
import { cookieName, cookieToken, deviceCookieName } from '#tests/kit/admin.ts';
import { testOrigin } from '#tests/kit/app.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { createSignInApp, right, wrong } from '#tests/kit/sign-in.ts';
import { createSetUpLink } from './operator-links.ts';
import { createOperator, deleteOperator, updateOperator } from './operators.ts';
import { createTotpSecret } from './totp.ts';

const limits = { trustedProxyHops: 1, rateLimitOfAllPer10Min: 0, smtpUrl: undefined };

describe.each(dialects)('on %s', (dialect) => {
  // B1: after 46 attempts the right password was refused, and a live session could not confirm it.
  test('whoever tries from twenty networks keeps no operator out of a browser they have used, nor out of a session', async () => {
    const { statusOf, signIn, call, clock, knownDevice } = await createSignInApp({
      store: await createTestStore(dialect),
    });
    const device = await knownDevice();
    const networks = Array.from({ length: 20 }, (_, index) => `2001:db8:0:${index}::`);
    for (let round = 0; round < 15; round += 1) {
      clock.passSeconds(10);
      await Promise.all(networks.map(async (network) => await signIn(wrong, network)));
    }
    expect(await statusOf(right, '198.51.100.7')).toBe(429);
    const response = await signIn(right, '2001:db8:0:1::', { device });
    expect(response.status).toBe(200);
    const confirmed = await call('POST', '/totp', {
      body: { password: right.password },
      headers: {
        Cookie: `${cookieName}=${cookieToken(response)}`,
        'X-Forwarded-For': '2001:db8:0:1::',
      },
    });
    expect(confirmed.status).toBe(200);
  });
});

test('a browser that is known has a growing delay of its own, which is nobody else’s', async () => {
  const { statusOf, signIn, clock, knownDevice } = await createSignInApp();
  const device = await knownDevice();
  for (let failure = 0; failure < knownDelay.free; failure += 1)
    expect(await statusOf(wrong, '192.0.2.9', { device })).toBe(401);
  expect((await signIn(right, '203.0.113.5', { device })).headers.get('retry-after')).toBe('1');
  expect(await statusOf(right, '192.0.2.9')).toBe(200);
  clock.passSeconds(1);
  expect(await statusOf(wrong, '192.0.2.9', { device })).toBe(401);
  expect((await signIn(right, '192.0.2.9', { device })).headers.get('retry-after')).toBe('2');
  clock.passSeconds(2);
  expect(await statusOf(right, '192.0.2.9', { device })).toBe(200);
});

test('each sign-in gives the browser a new sign, and the one before is worth nothing', async () => {
  const { signIn, store, knownDevice } = await createSignInApp();
  const first = await knownDevice();
  const second = cookieToken(await signIn(right, '192.0.2.1', { device: first }), deviceCookieName)!;
  expect(second).not.toBe(first);
  const count = async () => (await store.db.selectFrom('devices').select('id').execute()).length;
  expect(await count()).toBe(1);
  await signIn(right, '192.0.2.1', { device: first });
  expect(await count()).toBe(2);
  await signIn(right, '192.0.2.1', { device: 'x'.repeat(43) });
  expect(await count()).toBe(3);
});

test('a browser is known for the operator who signed in there, with the second factor, and for half a year', async () => {
  const { signIn, statusOf, store, clock, knownDevice, operator, passwordHash } = await createSignInApp();
  const device = await knownDevice();
  const bernd = await createOperator(store.db, { email: 'bernd@example.com', name: 'Bernd', createdAt: '' });
  await updateOperator(store.db, bernd.id, { passwordHash });
  const fail = async (email: string, from: string) => {
    for (let failure = 0; failure < knownDelay.free; failure += 1)
      await signIn({ email, password: 'x' }, from, { device });
  };
  await fail('bernd@example.com', '192.0.2.20');
  expect(await statusOf({ ...right, email: 'bernd@example.com' }, '192.0.2.20', { device })).toBe(429);
  await updateOperator(store.db, operator.id, { totpSecret: createTotpSecret() });
  expect((await signIn(right, '192.0.2.21')).headers.getSetCookie()).toEqual([]);
  clock.passSeconds(deviceKeptMs / 1000);
  await fail(right.email, '192.0.2.22');
  expect(await statusOf(right, '192.0.2.22', { device })).toBe(429);
});

test('a reset, a password change that ends the other sessions, and the end of access make browsers unknown', async () => {
  const { call, store, clock, operator, token, knownDevice } = await createSignInApp();
  const count = async () => (await store.db.selectFrom('devices').select('id').execute()).length;
  await knownDevice();
  const own = await knownDevice();
  const change = { currentPassword: right.password, newPassword: 'Sieben Wellen weit' };
  const Cookie = `${cookieName}=${token}; ${deviceCookieName}=${own}`;
  const body = { ...change, endOtherSessions: false };
  const kept = await call('POST', '/password', { body, headers: { Cookie } });
  expect([kept.status, await count()]).toEqual([204, 2]);
  const again = { currentPassword: change.newPassword, newPassword: right.password };
  const ended = await call('POST', '/password', { body: again, token: cookieToken(kept)! });
  expect([ended.status, await count()]).toEqual([204, 1]);
  await knownDevice();
  const link = await createSetUpLink(store.db, { operatorId: operator.id, origin: testOrigin, now: clock() });
  const used = /token=([\w-]+)/.exec(link)![1];
  expect((await call('POST', '/setup', { body: { token: used, password: right.password } })).status).toBe(
    201,
  );
  expect(await count()).toBe(1);
  await deleteOperator(store.db, operator.id);
  expect(await count()).toBe(0);
});

test('requests of others in the same network do not count for a browser that is known', async () => {
  const { call, statusOf, knownDevice } = await createSignInApp({
    env: { ...limits, rateLimitPer10Min: 30 },
  });
  const device = await knownDevice();
  const headers = { 'X-Forwarded-For': '192.0.2.1' };
  for (let request = 0; request < 300; request += 1)
    await call('POST', '/setup/check', { body: '', headers });
  expect(await statusOf(right)).toBe(429);
  expect(await statusOf(right, '192.0.2.1', { device: 'x'.repeat(43) })).toBe(429);
  expect(await statusOf(right, '192.0.2.1', { device })).toBe(200);
});
