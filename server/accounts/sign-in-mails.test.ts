import { describe, expect, test } from 'vitest';
import { warnedFailures } from '#domain/accounts/sign-in-delay.ts';
import { cookieToken, deviceCookieName } from '#tests/kit/admin.ts';
import { createTestStore, type Dialect, dialects } from '#tests/kit/database.ts';
import { createSignInApp, right } from '#tests/kit/sign-in.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function createApp(dialect: Dialect) {
  let woken = 0;
  const wakeMail = () => {
    woken += 1;
  };
  const app = await createSignInApp({ store: await createTestStore(dialect), wakeMail });
  const { signIn, clock, store } = app;
  return {
    ...app,
    /** How often the mail worker was woken. */
    woken: () => woken,
    failOften: async (count: number, email: string = right.email, device?: string) => {
      for (let failure = 0; failure < count; failure += 1) {
        clock.passSeconds(1000);
        const network = `2001:db8:0:${failure.toString(16)}::`;
        const browser = device === undefined ? {} : { device };
        expect((await signIn({ email, password: 'x' }, network, browser)).status).toBe(401);
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
    const response = await signIn(right, '192.0.2.1', { userAgent: firefox });
    const device = cookieToken(response, deviceCookieName)!;
    const told = { operatorName: 'Anna Berg', device: 'Firefox, Linux' };
    expect(await mails()).toEqual([['new-sign-in', right.email, told]]);
    expect(woken()).toBe(1);
    expect((await signIn(right, '192.0.2.1', { device })).status).toBe(200);
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
  const { knownDevice, failOften, mails } = await createApp('sqlite');
  await failOften(warnedFailures, right.email, await knownDevice());
  expect((await mails()).map(([kind]) => kind)).toEqual(['new-sign-in']);
});
