import { describe, expect, test } from 'vitest';
import type { ReplyTemplates } from '#domain/api/inbox/reply-template.ts';
import { templateSchema } from '#domain/inbox/reply-template.ts';
import { contentWith } from '#tests/kit/content.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { createInbox, unknownId } from '#tests/kit/inbox.ts';
import { createFirstTemplates } from './reply-templates.ts';

const path = '/reply-templates';
const thanks = { title: 'Dank', de: 'Danke, {{name}}!', en: 'Thank you, {{name}}!' };

describe.each(dialects)('reply templates on %s', (dialect) => {
  test('are added, changed by version, ordered and deleted', async () => {
    const { json, audit } = await createInbox({ store: await createTestStore(dialect) });
    expect((await json('GET', path)).body).toEqual({ templates: [] });
    const added = await json('POST', path, thanks);
    expect(added).toMatchObject({ status: 201, body: { templates: [{ ...thanks, version: 1 }] } });
    const { id } = added.body.templates[0];
    await json('POST', path, { title: 'Termin', en: 'On {{today}}' });

    const changed = await json('PATCH', `${path}/${id}`, { ...thanks, title: 'Vielen Dank', version: 1 });
    expect(changed.body.templates[0]).toMatchObject({ title: 'Vielen Dank', version: 2 });
    const late = await json('PATCH', `${path}/${id}`, { ...thanks, version: 1 });
    expect(late).toMatchObject({ status: 409, body: { current: { title: 'Vielen Dank' } } });

    const [first, second] = changed.body.templates;
    const ordered = await json('POST', `${path}/order`, { ids: [second.id, first.id] });
    expect(ordered.body.templates).toMatchObject([{ title: 'Termin', de: '' }, { title: 'Vielen Dank' }]);
    expect((await json('DELETE', `${path}/${id}`)).body.templates).toMatchObject([{ title: 'Termin' }]);
    expect((await json('DELETE', `${path}/${id}`)).status).toBe(404);
    expect(await audit()).toMatchObject(
      ['deleted', 'changed', 'created', 'created'].map((what) => ({ action: `template.${what}` })),
    );
  });

  test('come with a new installation once, in both languages, also if two processes start', async () => {
    const store = await createTestStore(dialect);
    const english = contentWith({ OPERATOR_LANGUAGE: 'en' });
    await Promise.all([createFirstTemplates(store, english), createFirstTemplates(store, english)]);
    const { json } = await createInbox({ store });
    const { templates } = (await json('GET', path)).body as ReplyTemplates;
    expect(templates).toHaveLength(6);
    expect(templates[0]).toMatchObject({ title: 'Invitation to a first talk' });
    for (const { id, version: _, ...template } of templates) {
      expect(templateSchema.safeParse(template).data).toEqual(template);
      expect(Object.values(template)).not.toContain('');
      await json('DELETE', `${path}/${id}`);
    }
    await createFirstTemplates(store, english);
    expect((await json('GET', path)).body).toEqual({ templates: [] });
  });
});

test.each([
  [{ ...thanks, title: ' ' }, 'title', 'required'],
  [{ ...thanks, title: 'x'.repeat(81) }, 'title', 'tooLong'],
  [{ title: 'x', de: ' ', en: '' }, 'de', 'required'],
  [{ ...thanks, en: 'x'.repeat(10_001) }, 'en', 'tooLong'],
  [{ ...thanks, en: 'Dear {{nmae}}' }, 'en', 'unknownPlaceholder'],
])('%j is refused', async (template, field, code) => {
  const { json } = await createInbox();
  const refused = { status: 422, body: { errors: [{ field, code }] } };
  expect(await json('POST', path, template)).toMatchObject(refused);
  expect(await json('PATCH', `${path}/${unknownId}`, { ...template, version: 1 })).toMatchObject(refused);
});

test('a hundred templates are enough', async () => {
  const { json, store } = await createInbox();
  const rows = Array.from({ length: 100 }, (_, index) => ({
    id: `t${index}`,
    title: 'x',
    texts: '{}',
    position: index,
    version: 1,
  }));
  await store.db.insertInto('reply_templates').values(rows).execute();
  expect(await json('POST', path, thanks)).toMatchObject({ status: 409, body: { code: 'tooManyTemplates' } });
});
