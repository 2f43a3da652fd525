import { expect, test } from 'vitest';
import { type Product, productOf } from '#domain/publishing/product.ts';
import { keptColorOf } from './rebase-draft.ts';
import { withoutScheduled, withScheduled } from './scheduled-products.ts';

const form = { type: 'Session', description: '', status: 'active', offering: null } as const;

function productsOf(colors: Readonly<Record<string, string>>): Product[] {
  return Object.entries(colors).map(([id, baseColor]) => productOf(id, { ...form, name: id, baseColor }));
}

const keptOf = (products: readonly Product[], published: readonly Product[]) =>
  products.map((product) =>
    keptColorOf(product, published.find(({ id }) => id === product.id)?.baseColor ?? product.baseColor),
  );

const published = productsOf({ nova: '#111111', fuel: '#222222' });
const scheduled = [
  ...productsOf({ nova: '#AAAAAA' }).map((product) => ({ ...product, name: 'Nova!' })),
  ...productsOf({ added: '#333333' }),
];

test('after planning the draft is as published, removed products and stored colours as well', () => {
  const kept = keptOf(scheduled, published);
  const next = withoutScheduled({ products: scheduled, kept }, scheduled, published);
  expect(next.products).toEqual(published);
  expect(next.kept.map(({ id, baseColor }) => [id, baseColor])).toEqual([
    ['nova', '#111111'],
    ['fuel', '#222222'],
  ]);
});

test('what was changed while the scheduled release was on its way stays in the draft', () => {
  const later = scheduled.map((product) =>
    product.id === 'nova' ? productOf('nova', { ...form, name: 'Nova!', baseColor: '#BBBBBB' }) : product,
  );
  const next = withoutScheduled({ products: later, kept: keptOf(later, published) }, scheduled, published);
  expect(next.products).toEqual(productsOf({ nova: '#BBBBBB', fuel: '#222222' }));
  expect(next.kept[0]).toMatchObject({ id: 'nova', baseColor: '#BBBBBB' });
});

test('a cancelled scheduled release brings its products and colours back onto what is published by then', () => {
  const now = productsOf({ nova: '#111111', fuel: '#222222', theirs: '#444444' });
  const next = withScheduled({ kept: keptOf(now, now) }, scheduled, published, now);
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
