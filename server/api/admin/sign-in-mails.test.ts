import { describe, expect, test } from 'vitest';
import { warnedFailures } from '#domain/sign-in-delay.ts';
import { hashPassword } from '#server/auth/password-hash.ts';
import { updateOperator } from '#server/store/operators.ts';
import { cookieToken, createAdminApp, deviceCookieName, testPasswordCost } from '#tests/kit/admin.ts';
import { createTestStore, type Dialect, dialects } from '#tests/kit/database.ts';

const right = { email: 'anna@example.com', password: 'Bernstein am Meer' };
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function createApp(dialect: Dialect) {
  let woken = 0;
  const onStored = () => {
    woken += 1;
  };
  const admin = await createAdminApp({ store: await createTestStore(dialect), onStored });
  const { call, clock, store, operator } = admin;
  const passwordHash = await hashPassword(right.password, testPasswordCost);
  await updateOperator(store.db, operator.id, { passwordHash });
  const signIn = async (body: object, headers: Record<string, string> = {}) =>
    await call('POST', '/session', { body, headers });
  return {
    signIn,
    clock,
    /** How often the mail worker was told of a mail. */
    woken: () => woken,
    /** So many failures, each from a network of its own and when no delay is left. */
    failOften: async (count: number, email = right.email, Cookie = '') => {
      for (let failure = 0; failure < count; failure += 1) {
        clock.passSeconds(1000);
        const headers = { 'X-Forwarded-For': `2001:db8:0:${failure.toString(16)}::`, Cookie };
        expect((await signIn({ email, password: 'x' }, headers)).status).toBe(401);
      }
    },
    mails: async () =>
      (
        await store.db.selectFrom('outbox').select(['kind', 'recipient', 'details']).orderBy('id').execute()
      ).map(({ kind, recipient, details }) => [kind, recipient, JSON.parse(details!) as object]),
  };
}

describe.each(dialects)('on %s', (dialect) => {
  test('a sign-in from a browser that is not known is told by mail, one from a known browser is not', async () => {
    const { signIn, mails, woken } = await createApp(dialect);
    const response = await signIn(right, { 'User-Agent': firefox });
    const Cookie = `${deviceCookieName}=${cookieToken(response, deviceCookieName)}`;
    const told = { operatorName: 'Anna Berg', device: 'Firefox, Linux' };
    expect(await mails()).toEqual([['new-sign-in', right.email, told]]);
    expect(woken()).toBe(1);
    expect((await signIn(right, { Cookie })).status).toBe(200);
    expect(await mails()).toHaveLength(1);
  });

  // C8: operators were never warned.
  test('many failures on an account are told to its operator, once a day, and those of nobody’s account to nobody', async () => {
    const { failOften, mails, woken, clock } = await createApp(dialect);
    await failOften(warnedFailures - 1);
    await failOften(warnedFailures, 'nobody@example.com');
    expect(await mails()).toEqual([]);
    await failOften(1);
    const told = { operatorName: 'Anna Berg', count: String(warnedFailures) };
    expect(await mails()).toEqual([['sign-in-warning', right.email, told]]);
    expect(woken()).toBe(1);
    await failOften(warnedFailures);
    expect(await mails()).toHaveLength(1);
    clock.passSeconds(12 * 3600);
    await failOften(warnedFailures);
    expect((await mails()).at(-1)).toEqual([
      'sign-in-warning',
      right.email,
      { ...told, count: String(3 * warnedFailures) },
    ]);
  });
});

test('mistakes in a browser that is known warn nobody', async () => {
  const { signIn, failOften, mails } = await createApp('sqlite');
  const token = cookieToken(await signIn(right), deviceCookieName);
  await failOften(warnedFailures, right.email, `${deviceCookieName}=${token}`);
  expect((await mails()).map(([kind]) => kind)).toEqual(['new-sign-in']);
});
