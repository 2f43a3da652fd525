import { describe, expect, test } from 'vitest';
import { type Product, productOf } from '#domain/publishing/product.ts';
import { productColorOf } from '#domain/publishing/product-color.ts';
import { draftWithKept, rebaseDraft } from './rebase-draft.ts';

const form = { type: 'Session', description: '', status: 'active', offering: null } as const;

function productsOf(colors: Readonly<Record<string, string>>): Product[] {
  return Object.entries(colors).map(([id, baseColor]) => productOf(id, { ...form, name: id, baseColor }));
}

/** For an operator without stored colours. */
function rebased(products: readonly Product[], from: readonly Product[], to: readonly Product[]) {
  return rebaseDraft({ products, kept: [] }, from, to);
}

test('what the draft did not touch follows the new version', () => {
  const from = productsOf({ nova: '#111111', fuel: '#222222' });
  const to = productsOf({ nova: '#333333', fuel: '#222222' });
  expect(rebased(from, from, to)).toEqual({ products: to, kept: [] });
});

test('what the draft changed stays changed, together with its palette', () => {
  const from = productsOf({ nova: '#111111', fuel: '#222222' });
  const mine = productsOf({ nova: '#444444', fuel: '#222222' });
  const to = productsOf({ nova: '#333333', fuel: '#555555' });
  expect(rebased(mine, from, to).products).toEqual(productsOf({ nova: '#444444', fuel: '#555555' }));
});

test('two people changing different fields of a product both keep their change', () => {
  const from = productsOf({ nova: '#111111' });
  const mine = [{ ...from[0]!, name: 'Nova!' }];
  const { products } = rebased(mine, from, productsOf({ nova: '#333333' }));
  expect(products[0]).toMatchObject({ name: 'Nova!', baseColor: '#333333' });
});

test('additions of both sides are kept, deletions of both sides too', () => {
  const from = productsOf({ a: '#111111', b: '#222222', c: '#333333' });
  const mine = productsOf({ b: '#222222', c: '#333333', mine: '#444444' });
  const to = productsOf({ a: '#111111', c: '#333333', theirs: '#555555' });
  expect(rebased(mine, from, to).products.map(({ id }) => id)).toEqual(['c', 'theirs', 'mine']);
});

describe('colours that a browser keeps', () => {
  const seeds = productsOf({ nova: '#111111', fuel: '#222222' });
  const keep = (id: string, baseColor: string, publishedColor?: string) => ({
    ...productColorOf({ id, name: id, baseColor }),
    ...(publishedColor ? { publishedColor } : {}),
  });
  const visit = draftWithKept;
  const colorsOf = (entries: readonly { id: string; baseColor: string }[]) =>
    Object.fromEntries(entries.map(({ id, baseColor }) => [id, baseColor]));

  test('what was kept unchanged since an earlier version follows the newest', () => {
    const { products, kept } = visit([keep('nova', '#333333', '#333333')], productsOf({ nova: '#555555' }));
    expect(colorsOf(products)).toEqual({ nova: '#555555' });
    expect(kept).toEqual([keep('nova', '#555555', '#555555')]);
  });

  test('what was changed stays changed, and remembers against which colour', () => {
    const { products, kept } = visit([keep('nova', '#444444', '#333333')], productsOf({ nova: '#555555' }));
    expect(colorsOf(products)).toEqual({ nova: '#444444' });
    expect(kept).toEqual([keep('nova', '#444444', '#555555')]);
  });

  test('what was published after the page was left is no change any more', () => {
    const { products, kept } = visit([keep('nova', '#444444', '#333333')], productsOf({ nova: '#444444' }));
    expect(colorsOf(products)).toEqual({ nova: '#444444' });
    expect(kept).toEqual([keep('nova', '#444444', '#444444')]);
  });

  test('that goes for products too that were added later', () => {
    const to = productsOf({ nova: '#111111', new1: '#666666', new2: '#777777' });
    const stored = [keep('new1', '#444444', '#666666'), keep('new2', '#555555', '#555555')];
    const { products, kept } = visit(stored, to);
    expect(colorsOf(products)).toEqual({ nova: '#111111', new1: '#444444', new2: '#777777' });
    expect(colorsOf(kept)).toEqual(colorsOf(products));
  });

  test('a colour edited in the product list is kept by nothing', () => {
    const draft = { products: productsOf({ nova: '#888888' }), kept: [keep('nova', '#111111')] };
    const { products, kept } = rebaseDraft(draft, seeds, seeds);
    expect(products.find(({ id }) => id === 'nova')!.baseColor).toBe('#888888');
    expect(colorsOf(kept)).toEqual({ nova: '#111111', fuel: '#222222' });
  });

  test('records of products that never were published stay, those of a deleted product go', () => {
    const { kept } = visit(
      [keep('fuel', '#222222', '#222222'), keep('stray', '#999999')],
      productsOf({ nova: '#111111' }),
    );
    expect(kept.map(({ id }) => id)).toEqual(['nova', 'stray']);
  });

  test('a record of the seed that names no published colour began with the seed', () => {
    const to = productsOf({ sophie: '#B3261E', nova: '#B3261E' });
    const { products } = visit([keep('sophie', '#03B5AA'), keep('nova', '#123456')], to);
    expect(colorsOf(products)).toEqual({ sophie: '#B3261E', nova: '#123456' });
  });
});
