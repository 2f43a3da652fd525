import { expect, test } from 'vitest';
import { type Checklist, checklistRanks } from '#domain/api/checklist.ts';
import type { ContentReviews } from '#domain/api/reviews.ts';
import type { TranslationCounts, TranslationPreview } from '#domain/api/translation.ts';
import { listAudit } from '#server/audit/audit-log.ts';
import { cookieName, seedSession } from '#tests/kit/admin.ts';
import { testOrigin } from '#tests/kit/app.ts';
import { createEditor, title } from '#tests/kit/content-editor.ts';
import { dialects } from '#tests/kit/database.ts';
import { readTranslation } from './read-translation.ts';

async function createTranslator(dialect?: (typeof dialects)[number]) {
  const editor = await createEditor(dialect);
  const { app, token, callSignedIn, store } = editor;
  const send = async (text: string) =>
    await app.request('/api/admin/content/translation', {
      method: 'POST',
      headers: {
        Origin: testOrigin,
        Cookie: `${cookieName}=${token}`,
        'Content-Type': 'application/octet-stream',
      },
      body: text,
    });
  return {
    ...editor,
    json: async <Answer>(method: string, path: string, body?: unknown) =>
      (await editor.json<Answer>(method, path, body)).body,
    file: async (query: string) =>
      await (await callSignedIn('GET', `/content/translation/file?${query}`)).text(),
    send,
    judge: async (text: string) => (await (await send(text)).json()) as TranslationPreview,
    actions: async () => (await listAudit(store.db, { limit: 9 })).map(({ action }) => action),
  };
}

test('what one language says anew goes to the translator, comes back and enters the draft', async () => {
  const { change, file, judge, json, actions } = await createTranslator();
  await change({ id: title, value: 'Ent\u00adscheiden in {{sessionMinutes}}\u202fMinuten', revision: null });
  expect((await json<TranslationCounts>('GET', '/content/translation')).en.open).toBe(1);
  const text = await file('from=de&to=en&texts=open');
  expect(readTranslation(text).units).toMatchObject([
    { namespace: 'nova', path: 'hero.title', source: 'Ent\u00adscheiden in {{sessionMinutes}}\u202fMinuten' },
  ]);
  const [head, row = ''] = text.split('\r\n');
  const cells = row.split('","');
  cells[4] = '{{sessionMinutes}}\u202fminutes to de\u00adcide';
  const back = `${head}\r\n${cells.join('","')}`;
  const { changes, problems } = await judge(back);
  expect(problems).toEqual([]);
  expect(changes).toMatchObject([
    {
      id: 'en.nova.hero.title',
      after: '{{sessionMinutes}}\u202fminutes to de\u00adcide',
      isSourceChanged: false,
      revision: null,
    },
  ]);
  const [{ id, after, revision }] = changes as [TranslationPreview['changes'][number]];
  await json('PATCH', '/content/draft', { version: 0, changes: [{ id, value: after, revision }] });
  expect((await json<TranslationCounts>('GET', '/content/translation')).en.open).toBe(0);
  expect(await actions()).toContain('content.exported');
});

test('a source that was changed while the translator worked is told', async () => {
  const { change, file, judge } = await createTranslator();
  const sheet = await file('from=de&to=en&texts=all&page=nova&reader=de');
  await change({ id: 'de.nova.hero.lead', value: 'Ganz anders.', revision: null });
  const { changes, same } = await judge(sheet);
  expect([changes, same > 50]).toEqual([[], true]);
  const lead = sheet.split('\r\n').find((line) => line.includes('"hero.lead"'))!;
  const [head] = sheet.split('\r\n');
  const cells = lead.split('";"');
  cells[4] = 'New.';
  expect((await judge(`${head}\r\n${cells.join('";"')}`)).changes).toMatchObject([
    { id: 'en.nova.hero.lead', after: 'New.', isSourceChanged: true },
  ]);
});

test.each([
  ['no sheet', 'Hello', 'columns'],
  ['XLIFF', '<?xml version="1.0"?><xliff/>', 'markup'],
  ['a spreadsheet', 'PK\u0003\u0004', 'spreadsheet'],
])('%s is refused with its reason', async (_, text, code) => {
  const { send } = await createTranslator();
  const response = await send(text);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code });
});

test('translations, reviews and the checklist are not for whoever works in the inbox', async () => {
  const { call, store, clock } = await createTranslator();
  const { token } = await seedSession(store, clock(), 'sam@example.com', 'support');
  for (const path of ['/content/translation', '/content/reviews', '/checklist'])
    expect((await call('GET', path, { token })).status).toBe(403);
});

test.each(dialects)(
  'on %s texts and figures are reviewed, and the checklist counts what is left',
  async (dialect) => {
    const { json, callSignedIn, actions } = await createTranslator(dialect);
    const count = async (id: string) =>
      (await json<Checklist>('GET', '/checklist')).items.find((item) => item.id === id)!.count!;
    const before = { texts: await count('texts'), claims: await count('claims') };
    const read = (await json<ContentReviews>('GET', '/content/reviews')).places;
    const places = ['nova.paper', 'claim.claimReviews'].map((place) => ({
      place,
      print: read.find((each) => each.place === place)!.print,
    }));
    const { open, places: states } = await json<ContentReviews>('POST', '/content/reviews', {
      places,
      isReviewed: true,
    });
    expect(open).toBe(before.texts + before.claims - 2);
    expect(states.find(({ place }) => place === 'nova.paper')).toMatchObject({
      fields: ['de.nova.paper', 'en.nova.paper'],
      reviewed: { by: 'Anna Berg' },
    });
    expect([await count('texts'), await count('claims')]).toEqual([before.texts - 1, before.claims - 1]);
    await json('POST', '/content/reviews', { places, isReviewed: false });
    expect(await count('texts')).toBe(before.texts);
    expect(await actions()).toEqual(expect.arrayContaining(['content.reviewed', 'content.reviewWithdrawn']));
    const statusOf = async (place: string, print: string) => {
      const answer = { places: [{ place, print }], isReviewed: true };
      return (await callSignedIn('POST', '/content/reviews', answer)).status;
    };
    expect(await statusOf('nowhere', 'x')).toBe(422);
    expect(await statusOf('nova.paper', 'what it said before')).toBe(409);
  },
);

test('the checklist names what is open and is done where it is set', async () => {
  const { json } = await createTranslator();
  const { items, records } = await json<Checklist>('GET', '/checklist');
  const item = (id: string) => items.find((one) => one.id === id);
  expect(item('legal')).toMatchObject({ isDone: false, names: expect.arrayContaining(['LEGAL_VAT_ID']) });
  expect(item('backup')).toMatchObject({ isDone: false, machine: ['BACKUP_DIR', 'BACKUP_S3_URL'] });
  expect(item('mail')).toMatchObject({ isDone: false, machine: ['SMTP_URL'] });
  expect(item('notices')).toMatchObject({ isDone: false, names: ['OPERATOR_EMAIL'] });
  expect(items.map(({ id }) => id).toSorted()).toEqual(Object.values(checklistRanks).flat().toSorted());
  expect(item('indexing')).toMatchObject({ isDone: true });
  expect(records).toBeNull();
});
