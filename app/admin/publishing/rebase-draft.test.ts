import { expect, test } from 'vitest';
import { productOf } from '#domain/product.ts';
import { productColorOf } from '#domain/product-color.ts';
import type { Draft } from './draft.ts';
import { rebaseDraft } from './rebase-draft.ts';

const form = { type: 'Session', description: '', status: 'active', offering: null } as const;

function draftOf(colors: Readonly<Record<string, string>>): Draft {
  const entries = Object.entries(colors).map(([id, baseColor]) => ({ id, name: id, baseColor }));
  return {
    products: entries.map(({ id, name, baseColor }) => productOf(id, { ...form, name, baseColor })),
    colors: entries.map(productColorOf),
  };
}

test('what the draft did not touch follows the new version', () => {
  const from = draftOf({ nova: '#111111', fuel: '#222222' });
  const to = draftOf({ nova: '#333333', fuel: '#222222' });
  expect(rebaseDraft(from, from, to)).toEqual(to);
});

test('what the draft changed stays changed, together with its palette', () => {
  const from = draftOf({ nova: '#111111', fuel: '#222222' });
  const mine = draftOf({ nova: '#444444', fuel: '#222222' });
  const to = draftOf({ nova: '#333333', fuel: '#555555' });
  expect(rebaseDraft(mine, from, to)).toEqual(draftOf({ nova: '#444444', fuel: '#555555' }));
});

test('two people changing different fields of a product both keep their change', () => {
  const from = draftOf({ nova: '#111111' });
  const mine = { ...from, products: [{ ...from.products[0]!, name: 'Nova!' }] };
  const rebased = rebaseDraft(mine, from, draftOf({ nova: '#333333' }));
  expect(rebased.products[0]).toMatchObject({ name: 'Nova!', baseColor: '#333333' });
});

test('additions of both sides are kept, deletions of both sides too', () => {
  const from = draftOf({ a: '#111111', b: '#222222', c: '#333333' });
  const mine = draftOf({ b: '#222222', c: '#333333', mine: '#444444' });
  const to = draftOf({ a: '#111111', c: '#333333', theirs: '#555555' });
  expect(rebaseDraft(mine, from, to).products.map(({ id }) => id)).toEqual(['c', 'theirs', 'mine']);
});
