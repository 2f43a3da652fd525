import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { type Capability, mayDo, roles } from '#domain/accounts/roles.ts';
import { administratorIn, removeOperator } from '#server/accounts/operator-access.ts';
import { findOperator, updateOperator } from '#server/accounts/operators.ts';
import { deleteSessions } from '#server/accounts/sessions.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import { requireSecondFactor } from '#server/core/store/settings.ts';
import type { Store } from '#server/core/store/store.ts';
import { cookieName, seedSession } from '#tests/kit/admin.ts';
import { routesByName } from '#tests/kit/admin-routes.ts';
import { attackedOrigin, attackedSite } from '#tests/kit/attacked-site.ts';
import { changingRoutes, routesInOneStep } from '#tests/kit/changing-routes.ts';
import { createChangingSite } from '#tests/kit/changing-site.ts';
import { dialects } from '#tests/kit/database.ts';
import { everyRow } from '#tests/kit/every-table.ts';
import { title } from '#tests/kit/scheduler.ts';

type Db = Store['db'];
type Loss = {
  name: string;
  status: 401 | 403;
  canTake: (needed: Capability) => boolean;
  take: (db: Db, operator: Operator, needed: Capability) => Promise<unknown>;
};

const removal: Loss = {
  name: 'the operator was removed',
  status: 401,
  canTake: () => true,
  take: async (db, { id }) =>
    await removeOperator(db, administratorIn(db, new Date()), (await findOperator(db, id))!),
};

const losses: readonly Loss[] = [
  removal,
  {
    name: 'the role was lowered',
    status: 403,
    canTake: (needed) => roles.some((role) => !mayDo(role, needed)),
    take: async (db, { id }, needed) =>
      await updateOperator(db, id, { role: roles.find((role) => !mayDo(role, needed))! }),
  },
  {
    name: 'the session was ended',
    status: 401,
    canTake: () => true,
    take: async (db, { id }) => await deleteSessions(db, id),
  },
  {
    name: 'a second factor became mandatory',
    status: 403,
    canTake: (needed) => needed !== 'useOwnAccount',
    take: async (db) => await requireSecondFactor(db, true),
  },
];

const start = '/api/admin';

test('every route that changes something or exports is tried', () => {
  const wanted = [...routesByName]
    .filter(([, { may }]) => may !== 'anyone')
    .filter(([, { method, may }]) => method !== 'GET' || may === 'eraseAndExport')
    .map(([name]) => name.replace(start, ''));
  const tried = [...Object.keys(changingRoutes), ...routesInOneStep];
  expect(tried).toEqual(expect.arrayContaining(wanted));
});

describe.each(dialects)('on %s', (dialect) => {
  test.each(Object.entries(changingRoutes))(
    '%s is refused once the right is gone',
    async (route, { order, transaction = 1 }) => {
      const site = await createChangingSite(dialect);
      const [method = '', path] = route.split(' ');
      const needed = routesByName.get(`${method} ${start}${path}`)!.may as Capability;
      for (const { name, status, take } of losses.filter(({ canTake }) => canTake(needed))) {
        for (const moment of ['while the body is under way', 'before it is carried out'] as const) {
          const actor = await site.newActor();
          const wanted = await order(site, actor, site.callOf(actor));
          const isBodys = moment === 'while the body is under way';
          if (isBodys ? !wanted.body : transaction === 0) continue;
          let before: unknown;
          const act = async () => {
            await site.store.transaction(async (db) => await take(db, actor.operator, needed));
            before = await site.rows();
          };
          if (!isBodys) site.beforeTransaction(transaction, act);
          const answer = await site.send(method, actor, wanted, isBodys ? act : undefined);
          expect([name, moment, before === undefined, answer.status]).toEqual([name, moment, false, status]);
          expect(await site.rows()).toEqual(before);
          await site.store.transaction(async (db) => await requireSecondFactor(db, false));
        }
      }
      const actor = await site.newActor();
      const wanted = await order(site, actor, site.callOf(actor));
      const answer = await site.send(method, actor, wanted);
      expect([answer.ok, answer.ok || (await answer.text())]).toEqual([true, true]);
    },
  );
});

/** What these requests would write; a running server writes other tables meanwhile. */
const written = ['content_draft', 'reply_templates', 'audit_log'];

describe.each(dialects)('the built server, on %s', (dialect) => {
  test.each([
    ['PATCH', '/content/draft', { version: 0, changes: [{ id: title, value: 'Neu', revision: null }] }],
    ['PUT', '/releases/rule', { isRequired: true }],
    ['POST', '/privacy/export', { messages: [], responses: [], format: 'json', language: 'de' }],
    ['POST', '/reply-templates', { title: 'Neu', de: 'Guten Tag', en: '' }],
  ])('refuses %s %s of an owner who is removed before the body is there', async (method, path, body) => {
    const { port, store } = await attackedSite(dialect);
    await seedSession(store, new Date());
    const { operator, token } = await seedSession(store, new Date(), 'eve@example.com');
    const bytes = JSON.stringify(body);
    const head = [
      `${method} /api/admin${path} HTTP/1.1`,
      `Host: ${new URL(attackedOrigin).host}`,
      `Origin: ${attackedOrigin}`,
      `Cookie: ${cookieName}=${token}`,
      'Content-Type: application/json',
      `Content-Length: ${bytes.length}`,
      'Expect: 100-continue',
      'Connection: close',
    ];
    const socket = connect({ port, host: '127.0.0.1' });
    const received: string[] = [];
    socket.setEncoding('utf8').on('data', (text: string) => received.push(text));
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    await expect.poll(() => received.join('')).toContain('100 Continue');
    await store.transaction(async (db) => await removal.take(db, operator, 'useOwnAccount'));
    const before = await everyRow(store.db, written);
    socket.write(bytes);
    await once(socket, 'close');
    expect(received.join('')).toContain('HTTP/1.1 401 ');
    expect(await everyRow(store.db, written)).toEqual(before);
  });
});
