import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/auth/password-hash.ts';
import { createRecoveryCodes, createTotpSecret } from '#server/auth/totp.ts';
import { findOperator, replaceRecoveryCodes, updateOperator } from '#server/store/operators.ts';
import { createAdminApp, testPasswordCost } from '#tests/kit/admin.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { createInbox, unknownId } from '#tests/kit/inbox.ts';

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

const bodies: readonly string[] = [
  '{}',
  '{"version":2147483648,"status":"new","assignee":"\\u0000","baseVersion":9007199254740991}',
  '[]',
  'null',
  '"text"',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  `{"version":1,"status":${deep(50_000)}}`,
  deep(100_000),
  '{"version":-1,"baseVersion":-1,"text":"\\u0000","password":"\\u0000","token":"\\u0000","code":"\\u0000"}',
  '{"version":1e308,"status":"new","assignee":{},"baseVersion":"0","products":{"length":1},"colors":[null]}',
  '{"baseVersion":0,"products":[{"__proto__":{"id":"x"}}],"colors":[{"productId":"__proto__"}]}',
  `{"email":"'; drop table operators; --","name":"\\ud800","password":"x","role":"owner"}`,
  '{"currentPassword":["x"],"newPassword":{"$ne":null},"subject":1,"text":2,"quote":"no"}',
];

const queries: readonly string[] = [
  "?q='%20or%201=1--&status=new'--&kind=declaration;&before=%27&limit=1e3",
  '?q[]=x&q=%25&q=_&email=a@example.com%27--&name=%00&fileLanguage=%0A&zone=%00&from=x&group=__proto__&operator=x',
  '?from=0000-00-00&to=9999-99-99&rating=-1&solution=constructor&language=__proto__&response=*&response=../x',
  `?before=${unknownId}%00&limit=99999999999999999999&q=${'%F0%9F%8C%8A'.repeat(60)}`,
];

const ending = new Set(['DELETE /api/admin/session', 'DELETE /api/admin/sessions']);

describe.each(dialects)('on %s', (dialect) => {
  test('no body and no query makes an address of the admin area fail, and nothing leaks into objects', {
    // Some 8,000 requests, more with each route.
    timeout: 180_000,
  }, async () => {
    const { app, callSignedIn, log, call, token } = await createInbox({
      store: await createTestStore(dialect),
    });
    const addresses = new Set(
      app.routes
        .filter(({ method, path }) => path.startsWith('/api/admin/') && method !== 'ALL')
        .flatMap(({ method, path }) =>
          [unknownId, '%00', '-1'].map((id) => `${method} ${path.replace(/:\w+/g, id)}`),
        )
        .filter((address) => !ending.has(address)),
    );
    expect(addresses.size).toBeGreaterThan(30);
    for (const address of addresses) {
      const [method = '', path = ''] = address.split(' ');
      const place = path.replace('/api/admin', '');
      for (const query of queries) {
        const response = await callSignedIn(method, place + query);
        expect([address, query, response.status < 500]).toEqual([address, query, true]);
        // A stream of events ends when nobody reads it.
        if (place === '/events') await response.body?.cancel();
        else await response.arrayBuffer();
      }
      if (method === 'GET') continue;
      for (const body of bodies) {
        const headers = { 'Content-Type': 'application/json' };
        const response = await call(method, place, { token, headers, body: JSON.parse(body) });
        expect([address, body.slice(0, 60), response.status < 500]).toEqual([
          address,
          body.slice(0, 60),
          true,
        ]);
      }
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(log.lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

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
    expect(after).toEqual({ ...before, status: 'done', version: after.version });
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
