import { describe, expect, test } from 'vitest';
import { forgottenPassword } from '#domain/accounts/sign-in-delay.ts';
import { withMailServer } from '#tests/kit/access-app.ts';
import { createTestStore, type Dialect, dialects } from '#tests/kit/database.ts';
import { createSignInApp, right, tokenOfMail } from '#tests/kit/sign-in.ts';
import { updateOperator } from './operators.ts';
import { notifyOperator } from './tell-operator.ts';

const newPassword = 'Sieben Wellen weit';
const pauseSeconds = forgottenPassword.pauseSeconds;

async function createApp(dialect: Dialect = 'sqlite', changed: Partial<typeof withMailServer> = {}) {
  const env = { ...withMailServer, ...changed };
  const app = await createSignInApp({ store: await createTestStore(dialect), env });
  const { call, store } = app;
  return {
    ...app,
    ask: async (email: string, network = '192.0.2.1', headers = {}) =>
      await call('POST', '/forgotten-password', {
        body: { email },
        headers: { 'X-Forwarded-For': network, ...headers },
      }),
    asked: async () =>
      await store.db
        .selectFrom('outbox')
        .select(['recipient', 'details'])
        .where('kind', '=', 'password-forgotten')
        .orderBy('id')
        .execute(),
    mailedToken: async () => await tokenOfMail(app, 'password-forgotten'),
  };
}

describe.each(dialects)('on %s', (dialect) => {
  test('whoever forgot the password gets a link by mail, sets a new one, and all sessions end', async () => {
    const { ask, mailedToken, call, answerTo, token, signIn, store, actions } = await createApp(dialect);
    expect((await ask(' ANNA@example.com ')).status).toBe(202);
    const used = await mailedToken();
    expect(await answerTo('POST', '/setup/check', { body: { token: used } })).toMatchObject([
      200,
      { purpose: 'reset' },
    ]);
    expect((await call('GET', '/sessions', { token })).status).toBe(200);
    const done = await call('POST', '/setup', { body: { token: used, password: newPassword } });
    expect(done.status).toBe(201);
    expect((await call('GET', '/sessions', { token })).status).toBe(401);
    expect((await signIn(right)).status).toBe(401);
    expect((await signIn({ ...right, password: newPassword })).status).toBe(200);
    expect(await actions()).toEqual(expect.arrayContaining(['password.forgotten', 'operator.setUp']));
    const kinds = await store.db.selectFrom('outbox').select('kind').execute();
    expect(kinds.map(({ kind }) => kind)).toContain('password-changed');
  });

  test('an address nobody has is answered the same, leaves the same rows and none of its letters', async () => {
    const { ask, asked, store } = await createApp(dialect);
    const rows = async () => {
      const counts = (['outbox', 'audit_log', 'attempts'] as const).map(async (table) => {
        const { count } = await store.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow();
        return Number(count);
      });
      return await Promise.all(counts);
    };
    const known = await ask(right.email);
    const afterKnown = await rows();
    const unknown = await ask('stranger@example.org');
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
    expect(await rows()).toEqual(afterKnown.map((count) => count * 2));
    expect((await asked()).map(({ recipient }) => recipient)).toEqual([right.email, '']);
    const everything = await Promise.all(
      (['outbox', 'audit_log', 'attempts'] as const).map(
        async (table) => await store.db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(everything)).not.toContain('stranger');
  });

  test('however many addresses strangers ask for, one mail to nobody stays', async () => {
    const { ask, asked } = await createApp(dialect);
    await ask(right.email);
    for (const name of ['a', 'b', 'c']) expect((await ask(`${name}@example.org`)).status).toBe(202);
    expect((await asked()).map(({ recipient }) => recipient)).toEqual([right.email, '']);
  });

  test('asking again soon, or often, sends no further mail, and the answer does not tell', async () => {
    const { ask, asked, clock } = await createApp(dialect);
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async (_, index) => (await ask(right.email, `192.0.2.${index}`)).status),
    );
    expect(statuses).toEqual([202, 202, 202, 202, 202]);
    expect(await asked()).toHaveLength(1);
    for (let times = 0; times < 10; times += 1) {
      clock.passSeconds(pauseSeconds);
      expect((await ask(right.email)).status).toBe(202);
    }
    expect(await asked()).toHaveLength(forgottenPassword.perDay);
    clock.passSeconds(24 * 3600);
    await ask(right.email);
    expect(await asked()).toHaveLength(forgottenPassword.perDay + 1);
  });
});

test('the link works for an hour, and a second factor is still asked for', async () => {
  const { ask, mailedToken, call, answerTo, clock, store, operator } = await createApp();
  await updateOperator(store.db, operator.id, { totpSecret: 'JBSWY3DPEHPK3PXP' });
  await ask(right.email);
  const used = await mailedToken();
  clock.passSeconds(3599);
  const body = { token: used, password: newPassword };
  expect(await answerTo('POST', '/setup', { body })).toEqual([200, { operator: null }]);
  await ask(right.email);
  const later = await mailedToken();
  clock.passSeconds(3600);
  expect((await call('POST', '/setup/check', { body: { token: later } })).status).toBe(404);
});

test('a link that strangers asked for ends no other', async () => {
  const app = await createApp();
  const { ask, mailedToken, call, store, operator, clock } = app;
  const kind = 'password-reset';
  await notifyOperator(store.db, kind, operator, clock().toISOString(), { operatorId: operator.id });
  const token = await tokenOfMail(app, kind);
  await ask(right.email);
  await mailedToken();
  expect((await call('POST', '/setup/check', { body: { token } })).status).toBe(200);
});

test('a browser that is known counts alone, so that strangers cannot use up what its operator may ask for', async () => {
  const { ask, asked, knownDevice } = await createApp();
  const device = await knownDevice();
  await ask(right.email, '203.0.113.9');
  await ask(right.email, '192.0.2.1', { Cookie: `__Host-operator-device=${device}` });
  expect(await asked()).toHaveLength(2);
  await ask(right.email, '192.0.2.1', { Cookie: `__Host-operator-device=${device}` });
  expect(await asked()).toHaveLength(2);
});

test('a network that asks for many addresses is refused, another one is not', async () => {
  const { ask } = await createApp('sqlite', { rateLimitPer10Min: 30 });
  for (let request = 0; request < 10; request += 1)
    expect((await ask(`${request}@example.com`)).status).toBe(202);
  const refused = await ask(right.email);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect((await ask(right.email, '203.0.113.9')).status).toBe(202);
});

test('without a mail server nothing is promised, and no address is 422', async () => {
  const { ask, asked } = await createApp('sqlite', { smtpUrl: undefined! });
  const answer = await ask(right.email);
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'mailOff' }]);
  expect(await asked()).toEqual([]);
  expect((await ask('anna')).status).toBe(422);
});
