import { describe, expect, test } from 'vitest';
import { updateOperator } from '#server/accounts/operators.ts';
import { hashPassword } from '#server/accounts/password-hash.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { createAdminApp, testPasswordCost } from '#tests/kit/admin.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';

const password = 'Bernstein am Meer';

describe.each(dialects)('on %s', (dialect) => {
  async function setUp() {
    const admin = await createAdminApp({ store: await createTestStore(dialect) });
    const { store, operator } = admin;
    const passwordHash = await hashPassword(password, testPasswordCost);
    await updateOperator(store.db, operator.id, { passwordHash });
    const facts = newSubmission();
    await createSupportMessage(store, facts, supportMessage());
    return {
      statusOf: async (method: string, path: string, body?: unknown) =>
        (await admin.callSignedIn(method, path.replace(':message', facts.id), body)).status,
    };
  }

  // C5: PostgreSQL stores neither NUL nor integers above 31 bits; such input was answered 500.
  test('no id and no number is sent to the database that it cannot keep', async () => {
    const { statusOf } = await setUp();
    const calls: [string, string, unknown, number][] = [
      ['DELETE', '/sessions/%00', undefined, 404],
      ['DELETE', '/sessions/x', undefined, 404],
      ['POST', '/operators/%00/link', { password }, 404],
      ['POST', '/operators/%00/remove', { password }, 404],
      ['GET', '/messages/%00', undefined, 404],
      ['GET', '/content/preview?path=/nova&release=%00', undefined, 404],
      ['GET', '/versions/2147483648', undefined, 404],
      ['PATCH', '/messages/:message', { version: 2_147_483_647 }, 422],
      ['PATCH', '/messages/:message', { version: -1 }, 422],
      ['PATCH', '/messages/:message', { version: 1, assignee: '\0' }, 422],
      ['PATCH', '/messages/:message', { version: 2_147_483_646 }, 409],
      ['POST', '/messages/:message/replies', { version: 2 ** 40, subject: 'x', text: 'x' }, 422],
      ['PATCH', '/responses/:message', { version: 2 ** 53, status: 'new' }, 422],
      ['POST', '/versions/0/restore', { baseVersion: 2 ** 53 }, 422],
      ['GET', '/audit?operator=%00', undefined, 422],
      ['GET', '/messages?before=%00', undefined, 422],
    ];
    const statuses = [];
    for (const [method, path, body] of calls) statuses.push(await statusOf(method, path, body));
    expect(statuses).toEqual(calls.map(([, , , status]) => status));
  });
});
