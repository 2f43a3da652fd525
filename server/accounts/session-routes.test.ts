import { describe, expect, test } from 'vitest';
import { listAudit } from '#server/audit/audit-log.ts';
import {
  cookieToken,
  createAdminApp,
  deviceCookieName,
  plainCookieName,
  seedSession,
  testPasswordCost,
} from '#tests/kit/admin.ts';
import { createTestApp, testOrigin } from '#tests/kit/app.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { createSignInApp, right } from '#tests/kit/sign-in.ts';
import { findOperator, updateOperator } from './operators.ts';
import { hashPassword } from './password-hash.ts';
import { createTotpSecret } from './totp.ts';

const { password } = right;
const weak = { memory: 1024, passes: 1, parallelism: 1 };
const hour = 3600;

describe.each(dialects)('on %s', (dialect) => {
  test('address and password begin a session that lasts until sign-out', async () => {
    const { signIn, call, operator } = await createSignInApp({ store: await createTestStore(dialect) });
    const response = await signIn({ ...right, email: ' Anna@Example.COM ' });
    expect(response.status).toBe(200);
    const json = {
      id: operator.id,
      email: 'anna@example.com',
      name: 'Anna Berg',
      role: 'owner',
      hasSecondFactor: false,
      needsSecondFactor: false,
    };
    expect(await response.json()).toEqual({ operator: json });
    const token = cookieToken(response)!;
    expect(await (await call('GET', '/session', { token })).json()).toEqual({
      operator: json,
      session: {
        id: expect.any(String),
        createdAt: '2026-11-21T09:30:00.000Z',
        endsAt: '2026-11-21T17:30:00.000Z',
        isConfirmed: true,
      },
    });
    const signOut = await call('DELETE', '/session', { token });
    expect(signOut.status).toBe(204);
    expect(signOut.headers.get('clear-site-data')).toBe('"cache"');
    expect(cookieToken(signOut)).toBe('');
    expect((await call('GET', '/sessions', { token })).status).toBe(401);
  });

  test('of what a browser says about itself the beginning is kept', async () => {
    const { signIn, store } = await createSignInApp({ store: await createTestStore(dialect) });
    const userAgent = `Firefox/145.0 ${'x'.repeat(10_000)}`;
    expect((await signIn(right, '192.0.2.1', { userAgent })).status).toBe(200);
    const sessions = await store.db.selectFrom('sessions').select('userAgent').execute();
    expect(sessions.map((session) => session.userAgent)).toContain(userAgent.slice(0, 512));
  });

  test('wrong password and unknown address get the same answer, and the audit log tells them apart without the address', async () => {
    const { signIn, store, operator } = await createSignInApp({ store: await createTestStore(dialect) });
    const wrong = await signIn({ ...right, password: 'x' });
    const unknown = await signIn({ ...right, email: 'bernd@example.com' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const body = await wrong.json();
    expect(body).toMatchObject({ code: 'invalidCredentials' });
    expect(await unknown.json()).toEqual(body);
    expect(wrong.headers.getSetCookie()).toEqual([]);
    const targets = (await listAudit(store.db, { limit: 10 })).map(({ target }) => target).sort();
    expect(targets).toEqual([operator.id, expect.stringMatching(/^unknown:[\w-]{12}$/)]);
    expect(JSON.stringify(await listAudit(store.db, { limit: 10 }))).not.toContain('example.com');
  });

  test('failures of one network are delayed longer and longer, and the right password has to wait too', async () => {
    const { signIn, clock } = await createSignInApp({ store: await createTestStore(dialect) });
    const statusOf = async (body: object, network?: string) => (await signIn(body, network)).status;
    for (let failure = 0; failure < 5; failure += 1)
      expect(await statusOf({ ...right, password: 'x' })).toBe(401);
    const refused = await signIn(right);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await refused.json()).toMatchObject({ code: 'tooManyAttempts', retryAfterSeconds: 1 });
    expect(await statusOf(right, '198.51.100.7')).toBe(200);
    clock.passSeconds(1);
    expect(await statusOf({ ...right, password: 'x' })).toBe(401);
    expect((await signIn(right)).headers.get('retry-after')).toBe('2');
    clock.passSeconds(2);
    expect(await statusOf(right)).toBe(200);
  });

  test('failures of one network count together in all processes', async () => {
    const { signIn, store, clock } = await createSignInApp({ store: await createTestStore(dialect) });
    const env = { trustedProxyHops: 1, rateLimitPer10Min: 0, rateLimitOfAllPer10Min: 0, smtpUrl: undefined };
    const { app: other } = await createTestApp({ store, clock, passwordCost: testPasswordCost, env });
    const guess = async (count: number) => {
      const body = { email: `${count}@example.com`, password: 'x' };
      if (count % 2 === 0) return (await signIn(body)).status;
      const headers = {
        Origin: testOrigin,
        'Content-Type': 'application/json',
        'X-Forwarded-For': '192.0.2.1',
      };
      const sent = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await other.request('/api/admin/session', sent)).status;
    };
    const statuses = [];
    for (let count = 0; count < 7; count += 1) statuses.push(await guess(count));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test('failures on one account from everywhere are delayed, known or not, but never for more than a minute', async () => {
    const { signIn, clock } = await createSignInApp({ store: await createTestStore(dialect) });
    for (const email of [right.email, 'nobody@example.com']) {
      for (let failure = 0; failure < 10; failure += 1) {
        expect((await signIn({ email, password: 'x' }, `2001:db8:0:${failure}::1`)).status).toBe(401);
      }
      expect((await signIn({ email, password: 'x' }, '203.0.113.1')).status).toBe(429);
    }
    for (let failure = 0; failure < 8; failure += 1) {
      clock.passSeconds(60);
      const network = `2001:db8:1:${failure}::1`;
      expect((await signIn({ ...right, password: 'x' }, network)).status).toBe(401);
    }
    clock.passSeconds(60);
    expect((await signIn(right, '203.0.113.2')).status).toBe(200);
  });

  test('who waits for an account that strangers block is not delayed beyond that', async () => {
    const { signIn, clock } = await createSignInApp({ store: await createTestStore(dialect) });
    for (let failure = 0; failure < 17; failure += 1) {
      clock.passSeconds(60);
      await signIn({ ...right, password: 'x' }, `2001:db8:0:${failure}::1`);
    }
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const refused = await signIn(right);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    }
    clock.passSeconds(60);
    expect((await signIn(right)).status).toBe(200);
  });

  test('attempts sent all at once do not slip past the delay', async () => {
    const { signIn } = await createSignInApp({ store: await createTestStore(dialect) });
    const attempts = Array.from({ length: 30 }, (_, index) =>
      signIn({ ...right, password: 'x' }, `2001:db8:0:${index}::`),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });

  test('sessions are listed, ended one by one or all others at once, and a revoked one ends immediately', async () => {
    const { callSignedIn, call, signIn, token } = await createSignInApp({
      store: await createTestStore(dialect),
    });
    const [second, third] = [cookieToken(await signIn(right))!, cookieToken(await signIn(right))!];
    const { sessions } = (await (await callSignedIn('GET', '/sessions')).json()) as {
      sessions: { id: string; isCurrent: boolean }[];
    };
    expect(sessions).toHaveLength(3);
    const current = sessions.find(({ isCurrent }) => isCurrent)!;
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const { session } = (await (await call('GET', '/session', { token: second })).json()) as {
      session: { id: string };
    };
    expect((await callSignedIn('DELETE', `/sessions/${session.id}`)).status).toBe(204);
    expect((await call('GET', '/sessions', { token: second })).status).toBe(401);
    expect((await call('GET', '/sessions', { token: third })).status).toBe(200);
    expect(await (await callSignedIn('DELETE', '/sessions')).json()).toEqual({ ended: 1 });
    expect((await call('GET', '/sessions', { token: third })).status).toBe(401);
    const left = (await (await call('GET', '/sessions', { token })).json()) as { sessions: { id: string }[] };
    expect(left.sessions.map(({ id }) => id)).toEqual([current.id]);
  });

  test('nobody ends the session of somebody else', async () => {
    const { store, clock, callSignedIn, call } = await createAdminApp({
      store: await createTestStore(dialect),
    });
    const bernd = await seedSession(store, clock(), 'bernd@example.com');
    const { session } = (await (await call('GET', '/session', { token: bernd.token })).json()) as {
      session: { id: string };
    };
    expect((await callSignedIn('DELETE', `/sessions/${session.id}`)).status).toBe(404);
    expect((await call('GET', '/sessions', { token: bernd.token })).status).toBe(200);
  });

  test('a session ends after eight hours without a request, and after a day in any case', async () => {
    const { call, token, clock } = await createAdminApp({ store: await createTestStore(dialect) });
    const status = async () => (await call('GET', '/sessions', { token })).status;
    clock.passSeconds(8 * hour - 1);
    expect(await status()).toBe(200);
    clock.passSeconds(8 * hour - 1);
    expect(await status()).toBe(200);
    clock.passSeconds(8 * hour - 1);
    expect(await status()).toBe(200);
    clock.passSeconds(3);
    expect(await status()).toBe(401);
    const other = await createAdminApp({ store: await createTestStore(dialect) });
    other.clock.passSeconds(8 * hour);
    expect((await other.callSignedIn('GET', '/sessions')).status).toBe(401);
  });
});

test('the cookie cannot be read by scripts, sent by other sites or set by other hosts (SEC-22)', async () => {
  const { signIn } = await createSignInApp();
  const cookies = (await signIn(right)).headers.getSetCookie().map((cookie) => cookie.split('; '));
  const [[session, ...ofSession], [device, ...ofDevice]] = cookies as [string[], string[]];
  expect(session).toMatch(/^__Host-operator-session=[\w-]{43}$/);
  expect(ofSession.sort()).toEqual(['HttpOnly', 'Max-Age=86400', 'Path=/', 'SameSite=Strict', 'Secure']);
  expect(device).toMatch(/^__Host-operator-device=[\w-]{43}$/);
  expect(ofDevice.sort()).toEqual(['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Strict', 'Secure']);
});

test.each(['http://127.0.0.1:3000', 'http://localhost:3000'])(
  'on %s the cookie is a plain one',
  async (origin) => {
    const { app, store, operator } = await createSignInApp({ origin });
    await updateOperator(store.db, operator.id, { passwordHash: await hashPassword(password, weak) });
    const headers = { Origin: origin, 'Content-Type': 'application/json' };
    const response = await app.request('/api/admin/session', {
      method: 'POST',
      headers,
      body: JSON.stringify(right),
    });
    const cookies = response.headers.getSetCookie().join();
    expect(cookies).toMatch(new RegExp(`^${plainCookieName}=.*,operator-device=`));
    expect(cookies).not.toContain('Secure');
  },
);

test('only hashes of tokens are stored', async () => {
  const { signIn, store } = await createSignInApp();
  const response = await signIn(right);
  const sessions = await store.db.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(sessions)).not.toContain(cookieToken(response)!);
  const devices = await store.db.selectFrom('devices').selectAll().execute();
  expect(JSON.stringify(devices)).not.toContain(cookieToken(response, deviceCookieName)!);
});

test('a session somebody planted before sign-in is worth nothing afterwards', async () => {
  const { signIn, call, token: planted } = await createSignInApp();
  const token = cookieToken(await signIn(right, '192.0.2.1', { token: planted }));
  expect(token).not.toBe(planted);
  expect((await call('GET', '/sessions', { token: planted })).status).toBe(401);
  expect((await call('GET', '/sessions', { token })).status).toBe(200);
  const invented = 'x'.repeat(43);
  expect(cookieToken(await signIn(right, '192.0.2.1', { token: invented }))).not.toBe(invented);
  expect((await call('GET', '/sessions', { token: invented })).status).toBe(401);
});

test('whoever is not signed in, or no longer, is told so without an error', async () => {
  const { call, clock, token, operator } = await createAdminApp();
  const whoIs = async (sent?: string) => {
    const response = await call('GET', '/session', { token: sent });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    return await response.json();
  };
  const nobody = { operator: null, entrance: { mailsLinks: false } };
  for (const sent of [undefined, '', 'x'.repeat(43)]) expect(await whoIs(sent)).toEqual(nobody);
  expect(await whoIs(token)).toMatchObject({ operator: { id: operator.id } });
  clock.passSeconds(8 * hour);
  expect(await whoIs(token)).toEqual(nobody);
});

test('a hash made with weaker parameters is renewed at sign-in', async () => {
  const { signIn, store, operator } = await createSignInApp();
  const old = await hashPassword(password, weak);
  await updateOperator(store.db, operator.id, { passwordHash: old });
  expect((await signIn(right)).status).toBe(200);
  const { passwordHash } = (await findOperator(store.db, operator.id))!;
  expect(passwordHash).not.toBe(old);
  expect((await signIn(right)).status).toBe(200);
});

test('with a second factor the password alone leads to the question for the code, and knowing it stays half the way', async () => {
  const { signIn, store, operator } = await createSignInApp();
  await updateOperator(store.db, operator.id, { totpSecret: createTotpSecret() });
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const response = await signIn(right);
    expect(await response.json()).toMatchObject({ status: 401, code: 'totpRequired' });
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  // Requesting the code in between does not reset the limit on guesses.
  const codes: number[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    codes.push((await signIn({ ...right, code: '000000' })).status);
    await signIn(right);
  }
  expect(codes.slice(0, 5)).toEqual(Array<number>(5).fill(401));
  expect(codes.slice(5)).toEqual([429, 429]);
});

test('no password, address or code reaches the log', async () => {
  const { signIn, log } = await createSignInApp();
  await signIn(right);
  await signIn({ ...right, password: 'another secret', code: '123456' });
  expect(log.lines.join()).not.toMatch(/anna|Bernstein|another secret|123456|operator-session/i);
  expect(log.lines.join()).toContain('/api/admin/session');
});
