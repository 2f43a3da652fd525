import { expect, test } from 'vitest';
import { seedProductColors, seedProducts } from '#content/product-seeds.ts';
import { words } from '#content/words.ts';
import { type Product, productOf } from '#domain/product.ts';
import { productColorOf, withBaseColor } from '#domain/product-color.ts';
import type { Draft } from './draft.ts';
import { changesOf, countChanges, hasProductChanges } from './draft-changes.ts';

const published: Draft = {
  products: seedProducts(words.en.admin.seeds),
  colors: seedProductColors(),
};
const [sophie, nova, ...rest] = published.products as [Product, Product, ...Product[]];

test('an untouched draft changes nothing', () => {
  expect(countChanges(changesOf(published, published))).toBe(0);
});

test('added, changed and removed products are told apart, each counted once', () => {
  const edited = productOf('nova', { ...nova, name: 'NOVA 2', status: 'archived', offering: null });
  const added = { ...nova, id: '1', name: 'New' };
  const changes = changesOf({ ...published, products: [edited, ...rest, added] }, published);
  expect(changes.added).toEqual([added]);
  expect(changes.removed).toEqual([sophie]);
  expect(changes.changed).toEqual([
    {
      product: edited,
      fields: [
        { field: 'name', from: 'NOVA', to: 'NOVA 2' },
        { field: 'status', from: 'active', to: 'archived' },
        { field: 'linkedOffering', from: 'nova', to: '' },
      ],
    },
  ]);
  expect(countChanges(changes)).toBe(3);
  expect(hasProductChanges(changes)).toBe(true);
});

test('a changed colour scheme names both colours, and is nothing that a reload would lose', () => {
  const colors = withBaseColor(published.colors, 'nova', '#FF9F1C');
  const changes = changesOf({ ...published, colors }, published);
  expect(changes.colors).toEqual([{ id: 'nova', name: 'NOVA', from: '#5F3798', to: '#FF9F1C' }]);
  expect(hasProductChanges(changes)).toBe(false);
});

test('the same colour in small letters is no change', () => {
  const colors = withBaseColor(published.colors, 'sophie', '#03b5aa');
  const products = [{ ...sophie, baseColor: '#03b5aa' }, nova, ...rest];
  expect(countChanges(changesOf({ products, colors }, published))).toBe(0);
});

test('a stored colour record that nothing published knows is left aside', () => {
  const stray = productColorOf({ id: 'old', name: 'Old', baseColor: '#000000' });
  expect(countChanges(changesOf({ ...published, colors: [stray] }, published))).toBe(0);
});
