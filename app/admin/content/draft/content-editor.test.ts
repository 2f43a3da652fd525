import { expect, test, vi } from 'vitest';
import { ProblemError } from '#app/api-client.ts';
import type { ContentField, DraftAnswer, FieldChange } from '#domain/api/content.ts';
import { contentEditor } from './content-editor.ts';

const by = { id: 'bo', name: 'Bo' };
const at = '2026-11-23T05:00:00.000Z';
const title: ContentField = { id: 'de.nova.hero.title', kind: 'text', defaultValue: 'Eine Stunde' };
const faq: ContentField = { id: 'order.nova.faq.items', kind: 'order', defaultValue: ['0'] };
const question: ContentField = { id: 'de.nova.faq.items.0.question', kind: 'text', defaultValue: 'Wann?' };

/** A server that stores all changes, except where another operator was faster. */
function createEditor({ fields = [title, faq, question] as ContentField[] } = {}) {
  const stored = new Map(fields.map((field) => [field.id, field]));
  const sent: FieldChange[][] = [];
  let revision = 0;
  const server = {
    isDown: false,
    isSignedOut: false,
    version: 1,
    /** Version in which a field got what visitors see. */
    published: new Map<string, number>(),
    bo: (id: string, value: unknown) => store(id, { value }),
  };
  function drop(id: string): ContentField {
    revision += 1;
    const { draft: _, ...field } = stored.get(id)!;
    stored.set(id, field);
    return field;
  }
  function store(id: string, value: { value?: unknown }): ContentField {
    revision += 1;
    const base = stored.get(id) ?? { id, kind: 'text', defaultValue: '' };
    const field = { ...base, draft: { by, at, revision, ...value } };
    stored.set(id, field);
    return field;
  }
  const editor = contentEditor({
    save: async ({ version, changes }): Promise<DraftAnswer> => {
      if (server.isSignedOut) throw new ProblemError(401);
      if (server.isDown) throw new Error('no answer');
      sent.push([...changes]);
      const isOld = ({ id, revision: seen }: FieldChange) =>
        (stored.get(id)?.draft?.revision ?? null) !== seen || version < (server.published.get(id) ?? 0);
      const conflicts = changes.filter(isOld).map(({ id }) => stored.get(id)!);
      const kept = changes
        .filter((change) => !isOld(change))
        .map(({ id, isDiscarded, ...change }) =>
          isDiscarded ? drop(id) : store(id, 'value' in change ? { value: change.value } : {}),
        );
      return { version: server.version, revision, stored: kept, conflicts, problems: [] };
    },
    judge: (_, value) => (value === '' ? { code: 'required' } : undefined),
  });
  editor.load({ version: 1, revision: 0, fields });
  return { editor, server, sent, stored };
}

test('what is typed is stored with the revision that was seen', async () => {
  const { editor, sent } = createEditor();
  editor.set(title.id, { to: 'value', value: 'Zwei Stunden' }, true);
  expect(editor.shown(title.id)).toMatchObject({ value: 'Zwei Stunden', isUnsaved: true, isChanged: true });
  await editor.saveNow();
  expect(sent).toEqual([[{ id: title.id, value: 'Zwei Stunden', revision: null }]]);
  expect(editor.shown(title.id)).toMatchObject({ value: 'Zwei Stunden', isUnsaved: false });
  editor.set(title.id, { to: 'value', value: 'Drei Stunden' }, true);
  await editor.saveNow();
  expect(sent[1]![0]).toMatchObject({ revision: 1 });
  expect(editor.saveState()).toBe('saved');
});

test('letters typed in one go are one step, and steps are taken back across fields', async () => {
  const { editor, stored } = createEditor();
  editor.set(title.id, { to: 'value', value: 'E' }, true);
  editor.set(title.id, { to: 'value', value: 'Ein' }, true);
  editor.set(question.id, { to: 'value', value: 'Wo?' }, true);
  expect(editor.undo()).toBe(question.id);
  expect(editor.shown(question.id)?.value).toBe('Wann?');
  expect(editor.undo()).toBe(title.id);
  expect(editor.shown(title.id)).toMatchObject({ value: 'Eine Stunde', isChanged: false });
  expect(editor.undo()).toBeUndefined();
  expect(editor.redo()).toBe(title.id);
  expect(editor.shown(title.id)?.value).toBe('Ein');
  editor.undo();
  await editor.saveNow();
  expect(stored.get(title.id)?.draft).toBeUndefined();
});

test('a colleague who was faster is shown, and either value can be taken', async () => {
  const { editor, server, sent } = createEditor();
  server.bo(title.id, 'Bos Stunde');
  editor.set(title.id, { to: 'value', value: 'Meine Stunde' }, true);
  await editor.saveNow();
  expect(editor.shown(title.id)).toMatchObject({
    value: 'Meine Stunde',
    conflict: { draft: { value: 'Bos Stunde' } },
  });
  editor.take(title.id, 'own');
  await editor.saveNow();
  expect(sent.at(-1)).toEqual([{ id: title.id, value: 'Meine Stunde', revision: 1 }]);
  expect(editor.shown(title.id)?.conflict).toBeUndefined();

  server.bo(title.id, 'Noch einmal Bo');
  editor.set(title.id, { to: 'value', value: 'Egal' }, true);
  await editor.saveNow();
  editor.take(title.id, 'other');
  expect(editor.shown(title.id)).toMatchObject({ value: 'Noch einmal Bo', isUnsaved: false });
});

test('without an answer nothing is lost, and it is tried again', async () => {
  vi.useFakeTimers();
  const { editor, server, sent } = createEditor();
  server.isDown = true;
  editor.set(title.id, { to: 'value', value: 'Unterwegs' }, true);
  await editor.saveNow();
  expect(editor.saveState()).toBe('failed');
  expect(editor.shown(title.id)).toMatchObject({ value: 'Unterwegs', isUnsaved: true });
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
  expect(editor.saveState()).toBe('saved');
  vi.useRealTimers();
});

test('a problemy text stays here and is not sent', async () => {
  const { editor, sent } = createEditor();
  editor.set(title.id, { to: 'value', value: '' }, true);
  await editor.saveNow();
  expect(editor.shown(title.id)).toMatchObject({ value: '', problem: { code: 'required' } });
  expect(sent).toEqual([]);
  expect(editor.unsavedCount()).toBe(1);
});

test('an added plan has one of what belongs to a plan, and more can be added', () => {
  const { editor } = createEditor({
    fields: [
      { id: 'order.fuel.plans', kind: 'order', defaultValue: ['basic'] },
      { id: 'order.fuel.plans.basic.features', kind: 'order', defaultValue: ['0', '1'] },
      { id: 'de.fuel.plans.basic.features.0', kind: 'text', defaultValue: 'Eins' },
      { id: 'de.fuel.plans.basic.features.1', kind: 'text', defaultValue: 'Zwei' },
      { id: 'offering.fuel.plans.basic.mark', kind: 'mark', defaultValue: 'popular' },
    ],
  });
  const list = 'fuel.plans.nplus.features';
  editor.set('order.fuel.plans', { to: 'value', value: ['basic', 'nplus'] });
  expect(editor.shown(`order.${list}`)?.value).toEqual(['0']);
  expect(editor.shown(`de.${list}.0`)?.value).toBe('');
  expect(editor.shown(`de.${list}.1`)).toBeUndefined();
  expect(editor.shown('offering.fuel.plans.nplus.mark')?.value).toBeUndefined();
  editor.set(`order.${list}`, { to: 'value', value: ['0', 'nmore'] });
  expect(editor.shown(`de.${list}.nmore`)?.value).toBe('');
});

test('an added item has the fields of the first one, empty', async () => {
  const { editor } = createEditor();
  editor.set(faq.id, { to: 'value', value: ['0', 'nabcd'] });
  const added = editor.shown('de.nova.faq.items.nabcd.question');
  expect(added).toMatchObject({ value: '', field: { kind: 'text', defaultValue: '' } });
  editor.set('de.nova.faq.items.nabcd.question', { to: 'value', value: 'Warum?' }, true);
  await editor.saveNow();
  expect(editor.shown('de.nova.faq.items.nabcd.question')).toMatchObject({
    value: 'Warum?',
    isUnsaved: false,
  });
});

test('what a colleague stored meanwhile arrives, what is typed here stays', () => {
  const { editor } = createEditor();
  editor.set(question.id, { to: 'value', value: 'Wo?' }, true);
  const theirs = { ...title, draft: { by, at, revision: 7, value: 'Bos Stunde' } };
  editor.load({ version: 1, revision: 7, fields: [theirs, faq, question] });
  expect(editor.shown(title.id)?.value).toBe('Bos Stunde');
  expect(editor.shown(question.id)).toMatchObject({ value: 'Wo?', isUnsaved: true });
  editor.load({ version: 1, revision: 3, fields: [title, faq, question] });
  expect(editor.shown(title.id)?.value).toBe('Bos Stunde');
});

test('whoever types on after a colleague’s words have arrived does not overwrite them', async () => {
  const { editor, server, sent } = createEditor();
  editor.set(title.id, { to: 'value', value: 'Mein' }, true);
  const theirs = server.bo(title.id, 'Bos Stunde');
  editor.load({ version: 1, revision: 1, fields: [theirs, faq, question] });
  editor.set(title.id, { to: 'value', value: 'Meine Stunde' }, true);
  await editor.saveNow();
  expect(sent).toEqual([[{ id: title.id, value: 'Meine Stunde', revision: null }]]);
  expect(editor.shown(title.id)?.conflict?.draft?.value).toBe('Bos Stunde');
});

test('taking a step back leaves what a colleague has written since', async () => {
  const { editor, server, stored } = createEditor();
  editor.set(title.id, { to: 'value', value: 'Meine Stunde' }, true);
  await editor.saveNow();
  server.bo(title.id, 'Bos Stunde');
  editor.undo();
  await editor.saveNow();
  expect(stored.get(title.id)?.draft?.value).toBe('Bos Stunde');
  expect(editor.shown(title.id)?.conflict?.draft?.value).toBe('Bos Stunde');
});

test('what was published since one began is shown before it is overwritten', async () => {
  const { editor, server } = createEditor();
  server.published.set(title.id, 2);
  server.version = 2;
  editor.set(title.id, { to: 'value', value: 'Meine Stunde' }, true);
  await editor.saveNow();
  expect(editor.shown(title.id)?.conflict).toBeDefined();
  editor.take(title.id, 'own');
  await editor.saveNow();
  expect(editor.shown(title.id)).toMatchObject({ value: 'Meine Stunde', isUnsaved: false });
});

test('a text whose item a colleague has removed stays here until it is copied or dropped', () => {
  const { editor } = createEditor();
  editor.set(question.id, { to: 'value', value: 'Wo?' }, true);
  expect(editor.lost()).toEqual([]);
  editor.load({ version: 1, revision: 1, fields: [title, faq] });
  expect(editor.lost()).toEqual([{ id: question.id, text: 'Wo?' }]);
  editor.forget(question.id);
  expect([editor.lost(), editor.unsavedCount(), editor.troubleCount()]).toEqual([[], 0, 0]);
});

test('what was refused to somebody signed out is sent once the server answers again', async () => {
  vi.useFakeTimers();
  const { editor, server, sent } = createEditor();
  server.isSignedOut = true;
  editor.set(title.id, { to: 'value', value: 'Unterwegs' }, true);
  await editor.saveNow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(editor.saveState()).toBe('failed');
  server.isSignedOut = false;
  editor.load({ version: 1, revision: 0, fields: [title, faq, question] });
  await vi.advanceTimersByTimeAsync(10);
  expect([sent.length, editor.saveState()]).toEqual([1, 'saved']);
  vi.useRealTimers();
});
