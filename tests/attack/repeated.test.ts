// A browser sends a request again when its connection breaks before the answer is there.
import { describe, expect, test } from 'vitest';
import { changingRoutes } from '#tests/kit/changing-routes.ts';
import { createChangingSite } from '#tests/kit/changing-site.ts';
import { dialects } from '#tests/kit/database.ts';

let keys = 0;
const newKey = () => {
  keys += 1;
  return { 'idempotency-key': `key-${String(keys).padStart(20, '0')}` };
};

describe.each(dialects)('on %s', (dialect) => {
  test.each(Object.entries(changingRoutes).filter(([route]) => !route.startsWith('GET ')))(
    '%s sent twice is carried out once and answered alike',
    async (route, { order, transaction = 1 }) => {
      const site = await createChangingSite(dialect);
      const [method = ''] = route.split(' ');
      const actor = await site.newActor();
      const wanted = await order(site, actor, site.callOf(actor));
      const key = newKey();
      const first = await site.send(method, actor, wanted, undefined, key);
      const answer = await first.text();
      expect([first.ok, answer]).toEqual([true, answer]);
      const rows = await site.rows();
      const again = await site.send(method, actor, wanted, undefined, key);
      expect(await site.rows()).toEqual(rows);
      expect(again.status).toBe(first.status);
      if (transaction > 0) expect(await again.text()).toBe(answer);
    },
  );

  test('two at once are carried out once, and both are answered', async () => {
    const site = await createChangingSite(dialect);
    const actor = await site.newActor();
    const wanted = await changingRoutes['POST /messages/:id/replies']!.order(site, actor, site.callOf(actor));
    const key = newKey();
    const send = async () => await site.send('POST', actor, wanted, undefined, key);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(await Promise.all(answers.map(async (one) => await one.text()))).size).toBe(1);
    expect(await site.store.db.selectFrom('message_replies').select('id').execute()).toHaveLength(1);
    // With another key it is another reply.
    expect((await site.send('POST', actor, wanted, undefined, newKey())).status).toBe(201);
    expect(await site.store.db.selectFrom('message_replies').select('id').execute()).toHaveLength(2);
  });

  test('what was refused is tried again', async () => {
    const site = await createChangingSite(dialect);
    const actor = await site.newActor();
    const key = newKey();
    const template = { title: 'Vorlage', de: 'Guten Tag', en: '' };
    const send = async (body: object) =>
      (await site.send('POST', actor, { path: '/reply-templates', body }, undefined, key)).status;
    expect([await send({ ...template, title: '' }), await send(template), await send(template)]).toEqual([
      422, 201, 201,
    ]);
  });

  test('an answer is of no use to somebody who reads the database', async () => {
    const site = await createChangingSite(dialect);
    const actor = await site.newActor();
    const order = { path: '/content/preview-links', body: { days: 1 } };
    const made = await (await site.send('POST', actor, order, undefined, newKey())).text();
    const { answer } = await site.store.db.selectFrom('carried_out').selectAll().executeTakeFirstOrThrow();
    for (const part of made.match(/[\w-]{12,}/g)!)
      expect(Buffer.from(answer!, 'base64').toString('latin1')).not.toContain(part);
    const others = await (await site.send('POST', await site.newActor(), order, undefined, newKey())).text();
    expect(others).not.toBe(made);
  });
});
