import { describe, expect, test } from 'vitest';
import type { ContentField, ContentState, DraftAnswer, FieldChange } from '#domain/answers/content.ts';
import type { ContentChecks } from '#domain/answers/content-checks.ts';
import type { ContentGuide } from '#domain/answers/content-guide.ts';
import type { CheckedLinks } from '#domain/answers/links.ts';
import type { PublishedState } from '#domain/answers/publication.ts';
import type { Today } from '#domain/answers/today.ts';
import { listAudit } from '#server/store/audit-log.ts';
import { createAdminApp, seedSession } from '#tests/kit/admin.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';

const title = 'de.nova.hero.title';
const price = 'offering.nova.single.price';

async function createEditor(dialect: (typeof dialects)[number] = 'sqlite') {
  const store = await createTestStore(dialect);
  const admin = await createAdminApp({ store });
  const json = async <Answer>(method: string, path: string, body?: unknown) => {
    const response = await admin.callSignedIn(method, path, body);
    return { status: response.status, body: (await response.json()) as Answer };
  };
  const state = async () => (await json<ContentState>('GET', '/content')).body;
  return {
    ...admin,
    store,
    json,
    state,
    field: async (id: string) => (await state()).fields.find((field) => field.id === id)!,
    change: async (...changes: FieldChange[]) =>
      (await json<DraftAnswer>('PATCH', '/content/draft', { version: (await state()).version, changes }))
        .body,
    publish: async (revision?: number) => {
      const { version, products } = (await json<PublishedState>('GET', '/publication')).body;
      return await json<{ version: number; code?: string }>('POST', '/publications', {
        baseVersion: version,
        products,
        revision: revision ?? (await state()).revision,
      });
    },
  };
}

function saysOf({ draft, live, shipped }: ContentField) {
  return { draft: draft?.value, live: live?.value, shipped };
}

describe.each(dialects)('on %s', (dialect) => {
  test('a headline in both languages and a price are drafted, published and restored one by one', async () => {
    const { change, field, publish, json, state } = await createEditor(dialect);
    const { shipped } = await field(title);
    const amount = { ...((await field(price)).shipped as object), amount: 449 };
    const drafted = await change(
      { id: title, value: 'Eine Stunde, eine Entscheidung', revision: null },
      { id: 'en.nova.hero.title', value: 'One hour, one decision', revision: null },
      { id: price, value: amount, revision: null },
    );
    expect(drafted).toMatchObject({ revision: 1, conflicts: [], faults: [] });
    expect(saysOf(drafted.stored[0]!)).toEqual({
      draft: 'Eine Stunde, eine Entscheidung',
      live: undefined,
      shipped,
    });
    expect(await publish()).toMatchObject({ status: 201, body: { version: 1 } });
    expect(saysOf(await field(title))).toEqual({
      draft: undefined,
      live: 'Eine Stunde, eine Entscheidung',
      shipped,
    });
    expect((await field(price)).live).toMatchObject({ value: amount, by: { name: 'Anna Berg' } });
    expect((await json('GET', '/content/compare?from=0&to=1')).body).toMatchObject({
      changes: expect.arrayContaining([{ id: title, to: 'Eine Stunde, eine Entscheidung' }]),
    });
    await json('POST', '/content/restore', { version: 0, ids: [title] });
    expect((await field(title)).draft).not.toHaveProperty('value');
    await publish();
    expect(saysOf(await field(title))).toEqual({ draft: undefined, live: undefined, shipped });
    expect((await field(price)).live).toMatchObject({ value: amount });
    expect((await state()).version).toBe(2);
  });

  test('two operators in one page merge field by field, and neither overwrites the other', async () => {
    const { change, call, store, clock, state } = await createEditor(dialect);
    const { token } = await seedSession(store, clock(), 'ben@example.com');
    await change({ id: title, value: 'Annas Titel', revision: null });
    const response = await call('PATCH', '/content/draft', {
      token,
      body: {
        version: 0,
        changes: [
          { id: title, value: 'Bens Titel', revision: null },
          { id: 'de.nova.hero.lead', value: 'Bens Text', revision: null },
        ],
      },
    });
    const answer = (await response.json()) as DraftAnswer;
    expect(answer.conflicts.map(saysOf)).toMatchObject([{ draft: 'Annas Titel' }]);
    expect(answer.stored.map(({ id }) => id)).toEqual(['de.nova.hero.lead']);
    const revision = answer.conflicts[0]!.draft!.revision;
    expect((await change({ id: title, value: 'Beide', revision })).conflicts).toEqual([]);
    expect((await state()).fields.filter(({ draft }) => draft).map(({ id }) => id)).toEqual([
      title,
      'de.nova.hero.lead',
    ]);
  });
});

test('a new question without words is not published', async () => {
  const { change, publish } = await createEditor();
  await change({ id: 'order.nova.faq.items', value: ['0', 'nabcd'], revision: null });
  expect(await publish()).toMatchObject({
    status: 422,
    body: {
      code: 'contentFaults',
      faults: expect.arrayContaining([
        { id: 'de.nova.faq.items.nabcd.question', code: 'empty', severity: 'blocks', data: {} },
      ]),
    },
  });
});

test('the checks name what the draft would bring, and nothing that visitors have before them already', async () => {
  const { change, json } = await createEditor();
  const checks = async () => (await json<ContentChecks>('GET', '/content/checks')).body.faults;
  expect(await checks()).toEqual([]);
  await change({ id: 'de.nova.hero.lead', value: 'Anders', revision: null });
  const stale = {
    id: 'en.nova.hero.lead',
    code: 'stale',
    severity: 'told',
    data: { other: 'de.nova.hero.lead' },
  };
  expect(await checks()).toEqual([stale]);
  await change({ id: 'order.nova.faq.items', value: ['0', 'nabcd'], revision: null });
  expect((await checks()).filter(({ severity }) => severity === 'blocks').length).toBeGreaterThan(2);
});

test('whoever knows all fields needs no more than the draft', async () => {
  const { change, json } = await createEditor();
  await change({ id: title, value: 'Anders', revision: null });
  const { body } = await json<ContentState>('GET', '/content/draft');
  expect(body).toMatchObject({
    version: 0,
    revision: 1,
    fields: [{ id: title, draft: { value: 'Anders' } }],
  });
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

test.each([
  ['an unknown field', { id: 'de.nova.hero.nothing', value: 'x' }, 'unknown'],
  ['a field of an object’s nature', { id: '__proto__', value: 'x' }, 'unknown'],
  ['a wrong type', { id: title, value: 7 }, 'type'],
  ['HTML', { id: title, value: 'Ein <b>Titel</b>' }, 'markup'],
  ['a sign that turns the line around', { id: title, value: 'Ein \u202eTitel' }, 'controlCharacter'],
  ['a private sign', { id: title, value: 'Ein \ue000Titel' }, 'controlCharacter'],
  ['the end of a paragraph', { id: title, value: 'Ein\u2029Titel' }, 'controlCharacter'],
  [
    'a link that looks like another',
    { id: 'setting.LINK_CHECKOUT_NOVA', value: 'https://shop.example@evil.example/' },
    'link',
  ],
  ['a control character', { id: title, value: 'Ein\u0007Titel' }, 'controlCharacter'],
  ['a megabyte', { id: title, value: 'x'.repeat(1_000_000) }, 'tooLong'],
  ['nothing', { id: title, value: '' }, 'required'],
  ['a typed price', { id: title, value: 'Für 499 $ zur Entscheidung' }, 'typedPrice'],
  ['a price below nothing', { id: price, value: { amount: -1 } }, 'range'],
  ['an order of unknown items', { id: 'order.nova.faq.items', value: ['0', 'x'] }, 'unknownItem'],
])('%s is a fault of its field, and keeps no other from being stored', async (_, wrong, code) => {
  const { change, state } = await createEditor();
  const answer = await change(
    { ...wrong, revision: null },
    { id: 'de.nova.hero.lead', value: 'Ein Text', revision: null },
  );
  expect(answer.faults).toMatchObject([{ id: wrong.id, code }]);
  expect(answer.stored.map(({ id }) => id)).toEqual(['de.nova.hero.lead']);
  expect((await state()).fields.filter(({ draft }) => draft)).toHaveLength(1);
});

test('what says the same as before is no change, and what goes back leaves the draft', async () => {
  const { change, field, state } = await createEditor();
  const { shipped } = await field(title);
  expect((await change({ id: title, value: shipped, revision: null })).revision).toBe(0);
  const { revision } = await change({ id: title, value: 'Anders', revision: null });
  expect((await change({ id: title, value: 'Anders', revision })).revision).toBe(revision);
  await change({ id: title, value: shipped, revision });
  expect((await state()).fields.filter(({ draft }) => draft)).toEqual([]);
});

test('a question is added, answered and moved to the front', async () => {
  const { change, state, field, publish } = await createEditor();
  const order = (await field('order.nova.faq.items')).shipped as string[];
  const answer = await change(
    { id: 'de.nova.faq.items.nfresh.question', value: 'Ist das neu?', revision: null },
    { id: 'de.nova.faq.items.nfresh.answer', value: 'Ja.', revision: null },
    { id: 'en.nova.faq.items.nfresh.question', value: 'Is that new?', revision: null },
    { id: 'en.nova.faq.items.nfresh.answer', value: 'Yes.', revision: null },
    { id: 'order.nova.faq.items', value: ['nfresh', ...order], revision: null },
  );
  expect(answer.faults).toEqual([]);
  await publish();
  const items = (await state()).fields.filter(({ id }) => id.startsWith('de.nova.faq.items.nfresh.'));
  expect(items.map(({ live }) => live?.value)).toEqual(['Ist das neu?', 'Ja.']);
});

test('the draft is discarded in part or as a whole, and the log says by whom', async () => {
  const { change, state, store } = await createEditor();
  await change(
    { id: title, value: 'Anders', revision: null },
    { id: 'de.nova.hero.lead', value: 'Ein Text', revision: null },
  );
  const discarded = (id: string, revision: number) => ({ id, revision, isDiscarded: true }) as const;
  await change(discarded(title, 1));
  expect((await state()).fields.filter(({ draft }) => draft).map(({ id }) => id)).toEqual([
    'de.nova.hero.lead',
  ]);
  await change(discarded('de.nova.hero.lead', 1), discarded(title, 1));
  expect((await state()).fields.filter(({ draft }) => draft)).toEqual([]);
  expect(await listAudit(store.db, { limit: 10 })).toMatchObject([
    { action: 'content.discarded', details: { count: 1 } },
    { action: 'content.discarded', details: { count: 1 } },
  ]);
});

test.each([
  [{ version: 0, changes: 'x' }],
  [{ version: 0, changes: [{ id: title, value: 'x' }] }],
  [{ changes: [{ id: title, value: 'x', revision: null }] }],
  [
    {
      version: 0,
      changes: [
        { id: title, value: 'x', revision: null },
        { id: title, value: 'y', revision: null },
      ],
    },
  ],
])('%j is refused as a whole', async (body) => {
  const { json, state } = await createEditor();
  expect((await json('PATCH', '/content/draft', body)).status).toBe(422);
  expect((await state()).revision).toBe(0);
});

test('who may not publish changes nothing and sees nothing', async () => {
  const { call, store, clock } = await createEditor();
  const { token } = await seedSession(store, clock(), 'ben@example.com', 'support');
  expect((await call('GET', '/content', { token })).status).toBe(403);
  expect((await call('PATCH', '/content/draft', { token, body: { version: 0, changes: [] } })).status).toBe(
    403,
  );
});

test('what a colleague has changed meanwhile is not discarded', async () => {
  const { change, field } = await createEditor();
  await change({ id: title, value: 'Eins', revision: null });
  await change({ id: title, value: 'Zwei', revision: 1 });
  const { conflicts } = await change({ id: title, revision: 1, isDiscarded: true });
  expect(conflicts.map(saysOf)).toMatchObject([{ draft: 'Zwei' }]);
  expect((await field(title)).draft?.value).toBe('Zwei');
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
  const { edits } = await store.db.selectFrom('content_versions').select('edits').executeTakeFirstOrThrow();
  expect(Object.keys(JSON.parse(edits))).toEqual([title]);
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
  expect((await json('POST', '/publications/0/restore', { baseVersion: 1 })).status).toBe(201);
  await json('POST', '/content/restore', { version: 1 });
  const drafted = (await state()).fields.filter(({ draft }) => draft).map(({ id }) => id);
  expect(drafted.toSorted()).toEqual(['order.nova.faq.items', ...item].toSorted());
});

test('only owners say where enquiries go', async () => {
  const { change, call, store, clock } = await createEditor();
  const id = 'setting.OPERATOR_EMAIL';
  const { token } = await seedSession(store, clock(), 'ben@example.com', 'editor');
  const changes = [{ id, value: 'ben@example.com', revision: null }];
  const response = await call('PATCH', '/content/draft', { token, body: { version: 0, changes } });
  expect(await response.json()).toMatchObject({ stored: [], faults: [{ id, code: 'ownersOnly' }] });
  expect((await change(...changes)).faults).toEqual([]);
});

test('the guide says what facts are with the draft, and how settings are typed in', async () => {
  const { change, field, json } = await createEditor();
  const before = (await field(price)).shipped as object;
  await change({ id: price, value: { ...before, amount: 449 }, revision: null });
  const { body } = await json<ContentGuide>('GET', '/content/guide');
  expect(body.facts.de['nova.price.single']).toMatch(/^449/);
  expect(body.settings.LEGAL_VAT_ID_DE).toMatchObject({ legalFact: 'vatId' });
});

test('the links of the draft are checked on request, a few times in ten minutes', async () => {
  const { change, json, state } = await createEditor();
  const id = 'setting.LINK_CHECKOUT_NOVA';
  // Those inside are told apart by their address: nobody is asked.
  const value = 'https://127.0.0.1/pay';
  const { fields } = await state();
  const links = fields.filter(({ shipped }) => typeof shipped === 'string' && /^https?:/.test(shipped));
  await change(...links.map((link) => ({ id: link.id, value, revision: null })));
  const check = async () => await json<CheckedLinks>('POST', '/content/links/check');
  const { status, body } = await check();
  expect(status).toBe(200);
  expect(body.links.map((link) => link.id)).toContain(id);
  expect(body.links.filter(({ state }) => state !== 'inside')).toEqual([]);
  await check();
  await check();
  expect((await check()).status).toBe(429);
});
