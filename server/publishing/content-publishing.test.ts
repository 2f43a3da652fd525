import { expect, test } from 'vitest';
import type { DraftAnswer } from '#domain/api/content.ts';
import type { ContentCheckAnswer } from '#domain/api/content-checks.ts';
import type { Today } from '#domain/api/today.ts';
import { createEditor, saysOf, title } from '#tests/kit/content-editor.ts';

test('a new question without words is not published', async () => {
  const { change, publish } = await createEditor();
  await change({ id: 'order.nova.faq.items', value: ['0', 'nabcd'], revision: null });
  expect(await publish()).toMatchObject({
    status: 422,
    body: {
      code: 'contentProblems',
      problems: expect.arrayContaining([
        { id: 'de.nova.faq.items.nabcd.question', code: 'empty', severity: 'blocks', data: {} },
      ]),
    },
  });
});

test('the checks name what the draft would bring, and nothing that visitors have before them already', async () => {
  const { change, json } = await createEditor();
  const checks = async () => (await json<ContentCheckAnswer>('GET', '/content/checks')).body.problems;
  expect(await checks()).toEqual([]);
  await change({ id: 'de.nova.hero.lead', value: 'Anders', revision: null });
  const stale = {
    id: 'en.nova.hero.lead',
    code: 'stale',
    severity: 'warns',
    data: { other: 'de.nova.hero.lead' },
  };
  expect(await checks()).toEqual([stale]);
  await change({ id: 'order.nova.faq.items', value: ['0', 'nabcd'], revision: null });
  expect((await checks()).filter(({ severity }) => severity === 'blocks').length).toBeGreaterThan(2);
});

test('what was looked at before somebody changed the draft is not published', async () => {
  const { change, publish, field } = await createEditor();
  const { revision } = await change({ id: title, value: 'Erster', revision: null });
  await change({ id: title, value: 'Zweiter', revision });
  expect(await publish(revision)).toMatchObject({
    status: 409,
    body: { code: 'contentConflict', revision: 2 },
  });
  expect((await field(title)).live).toBeUndefined();
});

test('what was published since a field was read is not overwritten unseen', async () => {
  const { change, json, publish } = await createEditor();
  await change({ id: title, value: 'Eins', revision: null });
  await publish();
  const changes = [{ id: title, value: 'Zwei', revision: null }];
  const late = (await json<DraftAnswer>('PATCH', '/content/draft', { version: 0, changes })).body;
  expect(late).toMatchObject({ version: 1, stored: [] });
  expect(late.conflicts.map(saysOf)).toMatchObject([{ live: 'Eins' }]);
  const lead = [{ id: 'de.nova.hero.lead', value: 'Drei', revision: null }];
  expect(
    (await json<DraftAnswer>('PATCH', '/content/draft', { version: 0, changes: lead })).body.conflicts,
  ).toEqual([]);
});

test('words of an item that was taken away again are neither counted nor published', async () => {
  const { change, call, token, publish, store, state } = await createEditor();
  const order = 'order.nova.faq.items';
  const question = 'de.nova.faq.items.nabcd.question';
  await change(
    { id: order, value: ['0', 'nabcd'], revision: null },
    { id: question, value: 'Neu?', revision: null },
  );
  await change({ id: order, revision: 1, isDiscarded: true });
  const today = async () =>
    ((await (await call('GET', '/today', { token })).json()) as Today).content?.changed;
  expect(await today()).toBe(0);
  await change({ id: title, value: 'Anders', revision: null });
  expect(await today()).toBe(1);
  await publish((await state()).revision);
  const { edits } = await store.db.selectFrom('releases').select('edits').executeTakeFirstOrThrow();
  expect(Object.keys(JSON.parse(edits!))).toEqual([title]);
});

test('a version is brought back with the words of an item that has gone since', async () => {
  const { change, json, publish, state } = await createEditor();
  const item = ['question', 'answer'].flatMap((name) => [
    `de.nova.faq.items.nabcd.${name}`,
    `en.nova.faq.items.nabcd.${name}`,
  ]);
  await change(
    { id: 'order.nova.faq.items', value: ['0', 'nabcd'], revision: null },
    ...item.map((id) => ({ id, value: 'Neu?', revision: null })),
  );
  await publish();
  expect((await json('POST', '/versions/0/restore', { baseVersion: 1 })).status).toBe(201);
  await json('POST', '/content/restore', { version: 1, ids: ['order.nova.faq.items', ...item] });
  const drafted = (await state()).fields.filter(({ draft }) => draft).map(({ id }) => id);
  expect(drafted.toSorted()).toEqual(['order.nova.faq.items', ...item].toSorted());
});
