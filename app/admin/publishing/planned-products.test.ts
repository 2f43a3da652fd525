import { expect, test } from 'vitest';
import { type Product, productOf } from '#domain/publishing/product.ts';
import { withoutPlanned, withPlanned } from './planned-products.ts';
import { keptColorOf } from './rebase-draft.ts';

const form = { type: 'Session', description: '', status: 'active', offering: null } as const;

function productsOf(colors: Readonly<Record<string, string>>): Product[] {
  return Object.entries(colors).map(([id, baseColor]) => productOf(id, { ...form, name: id, baseColor }));
}

const keptOf = (products: readonly Product[], published: readonly Product[]) =>
  products.map((product) =>
    keptColorOf(product, published.find(({ id }) => id === product.id)?.baseColor ?? product.baseColor),
  );

const published = productsOf({ nova: '#111111', fuel: '#222222' });
const planned = [
  ...productsOf({ nova: '#AAAAAA' }).map((product) => ({ ...product, name: 'Nova!' })),
  ...productsOf({ added: '#333333' }),
];

test('after planning the draft is as published, removed products and stored colours as well', () => {
  const kept = keptOf(planned, published);
  const next = withoutPlanned({ products: planned, kept }, planned, published);
  expect(next.products).toEqual(published);
  expect(next.kept.map(({ id, baseColor }) => [id, baseColor])).toEqual([
    ['nova', '#111111'],
    ['fuel', '#222222'],
  ]);
});

test('what was changed while the plan was on its way stays in the draft', () => {
  const later = planned.map((product) =>
    product.id === 'nova' ? productOf('nova', { ...form, name: 'Nova!', baseColor: '#BBBBBB' }) : product,
  );
  const next = withoutPlanned({ products: later, kept: keptOf(later, published) }, planned, published);
  expect(next.products).toEqual(productsOf({ nova: '#BBBBBB', fuel: '#222222' }));
  expect(next.kept[0]).toMatchObject({ id: 'nova', baseColor: '#BBBBBB' });
});

test('a cancelled plan brings its products and colours back onto what is published by then', () => {
  const now = productsOf({ nova: '#111111', fuel: '#222222', theirs: '#444444' });
  const next = withPlanned({ kept: keptOf(now, now) }, planned, published, now);
  expect(next.products.map(({ id, name, baseColor }) => [id, name, baseColor])).toEqual([
    ['nova', 'Nova!', '#AAAAAA'],
    ['theirs', 'theirs', '#444444'],
    ['added', 'added', '#333333'],
  ]);
  expect(next.kept.map(({ id, baseColor, publishedColor }) => [id, baseColor, publishedColor])).toEqual([
    ['nova', '#AAAAAA', '#111111'],
    ['theirs', '#444444', '#444444'],
  ]);
});
