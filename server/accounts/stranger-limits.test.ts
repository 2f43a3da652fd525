import { expect, test } from 'vitest';
import { signInLimits } from '#domain/accounts/operator.ts';
import { passwordLimits } from '#domain/accounts/password.ts';
import { listAudit } from '#server/audit/audit-log.ts';
import { testPasswordCost } from '#tests/kit/admin.ts';
import { testOrigin } from '#tests/kit/app.ts';
import { createSignInApp, right } from '#tests/kit/sign-in.ts';
import { updateOperator } from './operators.ts';
import { hashPassword } from './password-hash.ts';

// A1: sign-in processed 256 KiB of text for anybody, without counting attempts.
test('what is too long is refused before any work, whatever is too long about it', async () => {
  const { signIn, call } = await createSignInApp();
  const { email, password: longest, code, token } = signInLimits;
  const tooLong = async (path: string, body: object) => {
    const response = await call('POST', path, { body });
    const { errors } = (await response.json()) as { errors?: unknown };
    return [response.status, errors];
  };
  const of = (field: string) => [422, [{ field, code: 'tooLong' }]];
  const xs = (length: number) => 'x'.repeat(length + 1);
  expect(await tooLong('/session', { ...right, email: `${xs(email)}@example.com` })).toEqual(of('email'));
  expect(await tooLong('/session', { ...right, password: xs(longest) })).toEqual(of('password'));
  expect(await tooLong('/session', { ...right, code: xs(code) })).toEqual(of('code'));
  expect(await tooLong('/setup/check', { token: xs(token) })).toEqual(of('token'));
  expect(
    await tooLong('/setup', { token: 'x', password: right.password, name: xs(signInLimits.name) }),
  ).toEqual(of('name'));
  for (const path of ['/session', '/setup', '/setup/check', '/setup/address', '/forgotten-password'])
    expect((await tooLong(path, { ...right, token: 'x', more: xs(8 * 1024) }))[0]).toBe(413);
  expect((await signIn(right)).status).toBe(200);
});

test.each(['🌊', '\u1F82', '\u03B1\u0313\u0300\u0345'])(
  'a password of 256 characters %j may be sent, escaped and all',
  async (character) => {
    const { app, store, operator } = await createSignInApp();
    const long = character.repeat(passwordLimits.max);
    await updateOperator(store.db, operator.id, { passwordHash: await hashPassword(long, testPasswordCost) });
    const response = await app.request('/api/admin/session', {
      method: 'POST',
      headers: { Origin: testOrigin, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...right, password: long }).replaceAll(
        /[^\x20-\x7e]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
    });
    expect(response.status).toBe(200);
  },
);

test('a network that sends hundreds of requests is refused before they are read, another one is not', async () => {
  const env = { trustedProxyHops: 1, rateLimitPer10Min: 30, rateLimitOfAllPer10Min: 0, smtpUrl: undefined };
  const { call } = await createSignInApp({ env });
  const statusOf = async (path: string, network: string) =>
    (await call('POST', path, { body: '', headers: { 'X-Forwarded-For': network } })).status;
  for (let request = 0; request < 300; request += 1)
    expect(await statusOf(['/session', '/setup', '/setup/check'][request % 3]!, '192.0.2.1')).toBe(422);
  expect(await statusOf('/setup/check', '192.0.2.1')).toBe(429);
  expect(await statusOf('/session', '192.0.2.1')).toBe(429);
  expect(await statusOf('/session', '198.51.100.7')).toBe(422);
});

// C2: the queue was unlimited.
test('who comes while too many passwords are waiting is asked to come back, and that is no failure', async () => {
  const { signIn, store } = await createSignInApp();
  const attempts = Array.from({ length: 300 }, (_, index) =>
    signIn({ email: `${index}@example.com`, password: 'x' }, `2001:db8:0:${index.toString(16)}::`),
  );
  const answers = await Promise.all(attempts);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['5']));
  const { failed } = await store.db
    .selectFrom('attempts')
    .select(({ fn }) => fn.sum('count').as('failed'))
    .executeTakeFirstOrThrow();
  // Of the account and of the network.
  expect(Number(failed)).toBe(2 * (answers.length - refused.length));
});

// C8: every failure stayed in the audit log for ever.
test('failed attempts of strangers are noted with a mark of their network, and not without end', async () => {
  const { signIn, store } = await createSignInApp();
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const network = `2001:db8:0:${attempt.toString(16)}::`;
    await signIn({ email: `${attempt}@example.com`, password: 'x' }, network);
  }
  const failed = await listAudit(store.db, { limit: 100, actions: ['session.failed'] });
  expect(failed.map(({ details }) => details.count).filter(Boolean)).toEqual([80, 40, 20]);
  expect(failed).toHaveLength(13);
  const marks = failed.map(({ details }) => details.network);
  for (const mark of marks) expect(mark).toMatch(/^[\w-]{6}$/);
  expect(new Set(marks).size).toBeGreaterThan(1);
});
