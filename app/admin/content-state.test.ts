import { expect, test } from 'vitest';
import type { ContentField, ContentState } from '#domain/api/content.ts';
import { withNewDraft } from './content-state.ts';

const by = { id: 'a', name: 'Anna' };
const field = (id: string, draft?: string, kind: ContentField['kind'] = 'text'): ContentField => ({
  id,
  kind,
  defaultValue: 'x',
  ...(draft ? { draft: { by, at: '2026-11-21', revision: 1, value: draft } } : {}),
});
const state = (revision: number, ...fields: ContentField[]): ContentState => ({
  version: 1,
  revision,
  fields,
});

test('fields enter the draft and leave it, and the others stay the same objects', () => {
  const known = state(1, field('a', 'old'), field('b'), field('c'));
  const renewed = withNewDraft(known, state(2, field('b', 'new')))!;
  expect(renewed).toEqual(state(2, field('a'), field('b', 'new'), field('c')));
  expect(renewed.fields[2]).toBe(known.fields[2]);
});

test('after a release, or when the items of a list change, all fields are needed', () => {
  const known = state(1, field('a'), field('o', undefined, 'order'));
  expect(withNewDraft(known, { ...state(2), version: 2 })).toBeUndefined();
  expect(withNewDraft(known, state(2, field('o', 'y', 'order')))).toBeUndefined();
  expect(withNewDraft(state(1, field('o', 'y', 'order')), state(2))).toBeUndefined();
});
