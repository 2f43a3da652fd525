import { describe, expect, test } from 'vitest';
import { withMailServer } from '#tests/kit/access-app.ts';
import { createTestStore, type Dialect, dialects } from '#tests/kit/database.ts';
import { createSignInApp, right, tokenOfMail } from '#tests/kit/sign-in.ts';
import { createOperator, findOperator } from './operators.ts';
import { notifyOperator } from './tell-operator.ts';

const profile = { name: 'Anna Berg', email: right.email, password: right.password };
const newEmail = 'anna.berg@example.org';

async function createApp(dialect: Dialect = 'sqlite', changed: object = {}) {
  const env = { ...withMailServer, ...changed };
  const app = await createSignInApp({ store: await createTestStore(dialect), env });
  const { store, operator, call } = app;
  return {
    ...app,
    change: async (body: object) => {
      const response = await app.callSignedIn('POST', '/profile', { ...profile, ...body });
      return [response.status, await response.json()] as const;
    },
    own: async () => (await findOperator(store.db, operator.id))!,
    mailedToken: async () => (await tokenOfMail(app, 'address-to-confirm'))!,
    confirm: async (token: string) => await call('POST', '/setup/address', { body: { token } }),
    mails: async () =>
      (await store.db.selectFrom('outbox').select(['kind', 'recipient']).orderBy('id').execute()).map(
        ({ kind, recipient }) => [kind, recipient],
      ),
  };
}

describe.each(dialects)('on %s', (dialect) => {
  test('a new address counts once it is confirmed, the one before is told, and signing in takes the new one', async () => {
    const { change, own, mailedToken, confirm, mails, actions, signIn } = await createApp(dialect);
    const [status, answer] = await change({ email: ' Anna.Berg@Example.org ' });
    expect([status, answer]).toMatchObject([200, { sentTo: newEmail, operator: { email: right.email } }]);
    expect(await mails()).toEqual([['address-to-confirm', newEmail]]);
    expect((await own()).email).toBe(right.email);
    const token = await mailedToken();
    expect(await (await confirm(token)).json()).toEqual({ email: newEmail });
    expect((await own()).email).toBe(newEmail);
    expect((await mails()).at(-1)).toEqual(['address-changed', right.email]);
    expect(await actions()).toEqual(['operator.addressChanged']);
    const again = await confirm(token);
    expect([again.status, await again.json()]).toMatchObject([404, { code: 'linkUsed' }]);
    expect(again.headers.getSetCookie()).toEqual([]);
    expect([(await signIn(right)).status, (await signIn({ ...right, email: newEmail })).status]).toEqual([
      401, 200,
    ]);
  });
});

test('a name changes at once and takes the password', async () => {
  const { change, own, mails, actions } = await createApp();
  expect((await change({ name: 'Anna Bergmann', password: 'x' }))[0]).toBe(422);
  const [status, answer] = await change({ name: ' Anna Bergmann ' });
  expect([status, answer]).toMatchObject([200, { operator: { name: 'Anna Bergmann' } }]);
  expect((await own()).name).toBe('Anna Bergmann');
  expect(await mails()).toEqual([]);
  expect(await actions()).toEqual(expect.arrayContaining(['operator.renamed', 'password.refused']));
});

test('a link that confirms an address sets no password, and one that sets a password confirms none', async () => {
  const app = await createApp();
  const { change, mailedToken, call, answerTo, confirm, store, operator, clock } = app;
  await change({ email: newEmail });
  const token = await mailedToken();
  const body = { token, password: 'Sieben Wellen weit' };
  expect((await call('POST', '/setup', { body })).status).toBe(404);
  const purpose = { purpose: 'address', email: newEmail, name: 'Anna Berg' };
  expect(await answerTo('POST', '/setup/check', { body: { token } })).toEqual([200, purpose]);
  const kind = 'password-reset';
  await notifyOperator(store.db, kind, operator, clock().toISOString(), { operatorId: operator.id });
  expect((await confirm((await tokenOfMail(app, kind))!)).status).toBe(404);
});

test('another wish, or a new password, ends the wish before, the mail not yet sent too', async () => {
  const { change, mailedToken, confirm, mails, callSignedIn } = await createApp();
  await change({ email: 'mistyped@example.org' });
  const mistyped = await mailedToken();
  await change({ email: newEmail });
  expect(await mails()).toEqual([['address-to-confirm', newEmail]]);
  expect((await confirm(mistyped)).status).toBe(404);
  const wanted = await mailedToken();
  const passwords = { currentPassword: right.password, newPassword: 'Sieben Wellen weit' };
  expect((await callSignedIn('POST', '/password', passwords)).status).toBe(204);
  expect((await confirm(wanted)).status).toBe(404);
  expect((await mails()).map(([kind]) => kind)).toEqual(['password-changed']);
});

test('an address somebody else has is refused, also if they got it after the wish', async () => {
  const { change, mailedToken, confirm, store, own } = await createApp();
  const taken = { errors: [{ field: 'email', code: 'taken' }] };
  await change({ email: newEmail });
  const token = await mailedToken();
  await createOperator(store.db, { email: newEmail, name: 'Ben', createdAt: '' });
  expect((await confirm(token)).status).toBe(404);
  expect(await change({ email: newEmail })).toMatchObject([422, taken]);
  expect((await own()).email).toBe(right.email);
});

test('without a mail server the address changes at once', async () => {
  const { change, own, mails } = await createApp('sqlite', { smtpUrl: undefined });
  expect(await change({ email: newEmail })).toMatchObject([200, { operator: { email: newEmail } }]);
  expect((await own()).email).toBe(newEmail);
  expect(await mails()).toEqual([['address-changed', right.email]]);
});

test.each([
  [{ email: 'anna' }, 'email', 'emailInvalid'],
  [{ name: ' ' }, 'name', 'required'],
  [{ password: 'x' }, 'password', 'wrong'],
])('a profile with %j is 422', async (body, field, code) => {
  const { change, own } = await createApp();
  expect(await change(body)).toMatchObject([422, { errors: [{ field, code }] }]);
  expect(await own()).toMatchObject({ name: 'Anna Berg', email: right.email });
});
