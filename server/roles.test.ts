import { expect, test } from 'vitest';
import { type Capability, confirmationMs, mayDo, type Role, roles } from '#domain/accounts/roles.ts';
import { createAdminApp, seedSession, testPasswordCost } from '#tests/kit/admin.ts';
import { unknownId } from '#tests/kit/inbox.ts';
import { updateOperator } from './accounts/operators.ts';
import { hashPassword } from './accounts/password-hash.ts';

const password = 'Bernstein am Meer';

const requests: Readonly<Record<Capability, readonly [method: string, path: string]>> = {
  useOwnAccount: ['GET', '/sessions'],
  seeDay: ['GET', '/today'],
  seeColleagues: ['GET', '/operators'],
  publish: ['POST', '/releases'],
  confirmTexts: ['GET', '/content/reviews'],
  workInbox: ['GET', '/responses'],
  eraseAndExport: ['GET', '/messages/export'],
  readAudit: ['GET', '/audit'],
  manageAccess: ['POST', '/operators'],
};

test.each(
  roles.flatMap((role) => Object.entries(requests).map(([needed, request]) => [role, needed, ...request])),
)('%s: %s is answered according to the role (%s %s)', async (role, needed, method, path) => {
  const { call, store, clock } = await createAdminApp();
  const { token } = await seedSession(store, clock(), 'ben@example.com', role as Role);
  const response = await call(method!, path!, { token, ...(method === 'POST' && { body: {} }) });
  if (mayDo(role as Role, needed as Capability)) expect(response.status).not.toBe(403);
  else expect([response.status, await response.json()]).toMatchObject([403, { code: 'notAllowed' }]);
});

// C10: a session left open was enough to export or erase all personal data.
test('personal data leave the house, or are erased, only a short while after the password was typed', async () => {
  const { callSignedIn, store, operator, clock } = await createAdminApp();
  await updateOperator(store.db, operator.id, {
    passwordHash: await hashPassword(password, testPasswordCost),
  });
  const all = async () =>
    await Promise.all(
      [
        ['GET', '/messages/export'],
        ['GET', '/responses/export'],
        ['GET', '/privacy?email=a@example.com'],
        ['GET', '/audit/export'],
        ['POST', '/privacy/export', { messages: [], responses: [], format: 'json', language: 'de' }],
        ['POST', '/privacy/erasure', { messages: [unknownId], responses: [] }],
      ].map(
        async ([method, path, body]) => (await callSignedIn(method as string, path as string, body)).status,
      ),
    );
  expect(await all()).toEqual([200, 200, 200, 200, 200, 200]);
  clock.passSeconds(confirmationMs / 1000);
  expect(await all()).toEqual([403, 403, 403, 403, 403, 403]);
  const refused = await callSignedIn('GET', '/messages/export');
  expect(await refused.json()).toMatchObject({ code: 'passwordRequired' });
  expect((await callSignedIn('POST', '/confirmation', { password: 'x' })).status).toBe(422);
  expect((await callSignedIn('POST', '/confirmation', { password })).status).toBe(204);
  expect(await all()).toEqual([200, 200, 200, 200, 200, 200]);
});
