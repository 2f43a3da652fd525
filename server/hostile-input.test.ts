import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { createAdminApp, testPasswordCost } from '#tests/kit/admin.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { createInbox, unknownId } from '#tests/kit/inbox.ts';
import { findOperator, replaceRecoveryCodes, updateOperator } from './accounts/operators.ts';
import { hashPassword } from './accounts/password-hash.ts';
import { createRecoveryCodes, createTotpSecret } from './accounts/totp.ts';

/** They end the session, or wait for machines elsewhere. */
const left = new Set([
  'DELETE /api/admin/session',
  'DELETE /api/admin/sessions',
  'POST /api/admin/content/links/check',
  'POST /api/admin/checklist/dns',
]);

test('no body leaks into the prototype of objects', async () => {
  const { app, call, token } = await createInbox();
  const addresses = new Set(
    app.routes
      .filter(({ method, path }) => path.startsWith('/api/admin/') && !/ALL|GET/.test(method))
      .map(({ method, path }) => `${method} ${path.replace(/:\w+/g, unknownId)}`)
      .filter((address) => !left.has(address)),
  );
  expect(addresses.size).toBeGreaterThan(50);
  const body = JSON.parse(
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"products":[{"__proto__":{"isAdmin":true}}]}',
  );
  for (const address of addresses) {
    const [method = '', path = ''] = address.split(' ');
    await call(method, path.replace('/api/admin', ''), { token, body });
  }
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

describe.each(dialects)('on %s', (dialect) => {
  test('a change of a message changes nothing but what may be changed', async () => {
    const { json, id, store } = await createInbox({ store: await createTestStore(dialect) });
    const before = (await json('GET', `/messages/${id}`)).body;
    const more = {
      id: unknownId,
      email: 'other@example.com',
      name: 'x',
      message: 'x',
      receivedAt: '2020',
      kind: 'withdrawal',
    };
    const body = { version: before.version, status: 'done', ...more };
    expect((await json('PATCH', `/messages/${id}`, body)).status).toBe(200);
    const after = (await json('GET', `/messages/${id}`)).body;
    expect(after).toEqual({ ...before, status: 'done', due: null, version: after.version });
    expect(await store.db.selectFrom('support_messages').select('id').execute()).toEqual([{ id }]);
  });

  test('of six who sign in with the same code at once, of the app or for recovery, one gets in', async () => {
    const { call, operator, store, clock } = await createAdminApp({ store: await createTestStore(dialect) });
    const password = 'Bernstein am Meer';
    const totpSecret = createTotpSecret();
    const passwordHash = await hashPassword(password, testPasswordCost);
    await updateOperator(store.db, operator.id, { passwordHash, totpSecret });
    const { codes, hashes } = createRecoveryCodes();
    await replaceRecoveryCodes(store.db, operator.id, hashes);
    const shown = new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({
      timestamp: clock().getTime(),
    });
    for (const [round, code] of [shown, codes[0]!].entries()) {
      const statuses = await Promise.all(
        Array.from({ length: 6 }, async (_, index) => {
          const headers = { 'X-Forwarded-For': `10.${round}.${index}.1` };
          return (
            await call('POST', '/session', { body: { email: operator.email, password, code }, headers })
          ).status;
        }),
      );
      expect(statuses.toSorted()).toEqual([200, 401, 401, 401, 401, 401]);
      // Failures are forgotten after a day, so this round does not delay the next one.
      clock.passSeconds(24 * 3600 + 1);
    }
    expect(await findOperator(store.db, operator.id)).toMatchObject({ totpSecret });
  });
});
