import { describe, expect, test } from 'vitest';
import type { ContentField, ContentState, DraftAnswer } from '#domain/api/content.ts';
import type { ContentGuide } from '#domain/api/content-guide.ts';
import type { CheckedLinks } from '#domain/api/links.ts';
import { listAudit } from '#server/audit/audit-log.ts';
import { seedSession } from '#tests/kit/admin.ts';
import { createEditor, price, saysOf, title } from '#tests/kit/content-editor.ts';
import { dialects } from '#tests/kit/database.ts';

describe.each(dialects)('on %s', (dialect) => {
  test('a headline in both languages and a price are drafted, published and restored one by one', async () => {
    const { change, field, publish, json, state } = await createEditor(dialect);
    const { defaultValue } = await field(title);
    const amount = { ...((await field(price)).defaultValue as object), amount: 449 };
    const drafted = await change(
      { id: title, value: 'Eine Stunde, eine Entscheidung', revision: null },
      { id: 'en.nova.hero.title', value: 'One hour, one decision', revision: null },
      { id: price, value: amount, revision: null },
    );
    expect(drafted).toMatchObject({ revision: 1, conflicts: [], problems: [] });
    expect(saysOf(drafted.stored[0]!)).toEqual({
      draft: 'Eine Stunde, eine Entscheidung',
      live: undefined,
      defaultValue,
    });
    expect(await publish()).toMatchObject({ status: 201, body: { version: 1 } });
    expect(saysOf(await field(title))).toEqual({
      draft: undefined,
      live: 'Eine Stunde, eine Entscheidung',
      defaultValue,
    });
    expect((await field(price)).live).toMatchObject({ value: amount, by: { name: 'Anna Berg' } });
    expect((await json('GET', '/versions/1')).body).toMatchObject({
      edits: { [title]: { value: 'Eine Stunde, eine Entscheidung' } },
    });
    await json('POST', '/content/restore', { version: 0, ids: [title] });
    expect((await field(title)).draft).not.toHaveProperty('value');
    await publish();
    expect(saysOf(await field(title))).toEqual({ draft: undefined, live: undefined, defaultValue });
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

test('who knows all fields needs no more than the draft, which comes with the products', async () => {
  const { change, json } = await createEditor();
  await change({ id: title, value: 'Anders', revision: null });
  const { body } = await json<ContentState>('GET', '/content/draft');
  expect(body).toMatchObject({ version: 0, revision: 1 });
  const isProduct = ({ id }: ContentField) => id.startsWith('product.');
  expect(body.fields.filter((field) => !isProduct(field))).toMatchObject([
    { id: title, draft: { value: 'Anders' } },
  ]);
  expect(body.fields).toContainEqual({ id: 'product.nova.name', kind: 'product', defaultValue: 'NOVA' });
  const all = (await json<ContentState>('GET', '/content')).body.fields;
  expect(all.filter(isProduct)).toEqual([]);
});

test.each([
  ['an unknown field', { id: 'de.nova.hero.nothing', value: 'x' }, 'unknown'],
  ['a field of an object’s nature', { id: '__proto__', value: 'x' }, 'unknown'],
  ['a wrong type', { id: title, value: 7 }, 'type'],
  ['HTML', { id: title, value: 'Ein <b>Titel</b>' }, 'markup'],
  ['a private sign', { id: title, value: 'Ein \ue000Titel' }, 'controlCharacter'],
  [
    'a link that looks like another',
    { id: 'setting.LINK_CHECKOUT_NOVA', value: 'https://shop.example@evil.example/' },
    'link',
  ],
  ['a megabyte', { id: title, value: 'x'.repeat(1_000_000) }, 'tooLong'],
  ['nothing', { id: title, value: '' }, 'required'],
  ['a typed price', { id: title, value: 'Für 499 $ zur Entscheidung' }, 'typedPrice'],
  ['a price below nothing', { id: price, value: { amount: -1 } }, 'range'],
  ['an order of unknown items', { id: 'order.nova.faq.items', value: ['0', 'x'] }, 'unknownItem'],
])('%s is a problem of its field, and keeps no other from being stored', async (_, wrong, code) => {
  const { change, state } = await createEditor();
  const answer = await change(
    { ...wrong, revision: null },
    { id: 'de.nova.hero.lead', value: 'Ein Text', revision: null },
  );
  expect(answer.problems).toMatchObject([{ id: wrong.id, code }]);
  expect(answer.stored.map(({ id }) => id)).toEqual(['de.nova.hero.lead']);
  expect((await state()).fields.filter(({ draft }) => draft)).toHaveLength(1);
});

test('what says the same as before is no change, and what goes back leaves the draft', async () => {
  const { change, field, state } = await createEditor();
  const { defaultValue } = await field(title);
  expect((await change({ id: title, value: defaultValue, revision: null })).revision).toBe(0);
  const { revision } = await change({ id: title, value: 'Anders', revision: null });
  expect((await change({ id: title, value: 'Anders', revision })).revision).toBe(revision);
  await change({ id: title, value: defaultValue, revision });
  expect((await state()).fields.filter(({ draft }) => draft)).toEqual([]);
});

test('a question is added, answered and moved to the front', async () => {
  const { change, state, field, publish } = await createEditor();
  const order = (await field('order.nova.faq.items')).defaultValue as string[];
  const answer = await change(
    { id: 'de.nova.faq.items.nfresh.question', value: 'Ist das neu?', revision: null },
    { id: 'de.nova.faq.items.nfresh.answer', value: 'Ja.', revision: null },
    { id: 'en.nova.faq.items.nfresh.question', value: 'Is that new?', revision: null },
    { id: 'en.nova.faq.items.nfresh.answer', value: 'Yes.', revision: null },
    { id: 'order.nova.faq.items', value: ['nfresh', ...order], revision: null },
  );
  expect(answer.problems).toEqual([]);
  await publish();
  const items = (await state()).fields.filter(({ id }) => id.startsWith('de.nova.faq.items.nfresh.'));
  expect(items.map(({ live }) => live?.value)).toEqual(['Ist das neu?', 'Ja.', undefined]);
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

test.each(['OPERATOR_EMAIL', 'CONTACT_EMAIL'])('only owners say where enquiries go: %s', async (variable) => {
  const { change, call, store, clock } = await createEditor();
  const id = `setting.${variable}`;
  const { token } = await seedSession(store, clock(), 'ben@example.com', 'editor');
  const asEditor = async (said: object) => {
    const response = await call('PATCH', '/content/draft', {
      token,
      body: { version: 0, changes: [{ id, ...said }] },
    });
    return await response.json();
  };
  const refused = { stored: [], problems: [{ id, code: 'ownersOnly' }] };
  expect(await asEditor({ value: 'ben@example.com', revision: null })).toMatchObject(refused);
  const { stored, problems } = await change({ id, value: 'anna@example.com', revision: null });
  expect(problems).toEqual([]);
  const { revision } = stored[0]!.draft!;
  expect(await asEditor({ revision, isDiscarded: true })).toMatchObject(refused);
});

test('an editor who restores a version leaves where enquiries go', async () => {
  const { change, json, call, store, clock, field, publish } = await createEditor();
  const id = 'setting.CONTACT_EMAIL';
  await change({ id, value: 'old@example.com', revision: null }, { id: title, value: 'Alt', revision: null });
  await publish();
  await change({ id, value: 'new@example.com', revision: null }, { id: title, value: 'Neu', revision: null });
  await publish();
  const { token } = await seedSession(store, clock(), 'ben@example.com', 'editor');
  expect((await call('POST', '/versions/1/restore', { token, body: { baseVersion: 2 } })).status).toBe(201);
  expect([(await field(title)).live?.value, (await field(id)).live?.value]).toEqual([
    'Alt',
    'new@example.com',
  ]);
  expect((await json('POST', '/versions/1/restore', { baseVersion: 3 })).status).toBe(201);
  expect((await field(id)).live?.value).toBe('old@example.com');
});

test('the guide says what facts are with the draft, and how settings are typed in', async () => {
  const { change, field, json } = await createEditor();
  const before = (await field(price)).defaultValue as object;
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
  const links = fields.filter(
    ({ defaultValue }) => typeof defaultValue === 'string' && /^https?:/.test(defaultValue),
  );
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
