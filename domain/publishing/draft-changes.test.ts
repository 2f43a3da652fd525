import { expect, test } from 'vitest';
import { seedProducts } from '#content/product-seeds.ts';
import { words } from '#content/words.ts';
import { changesOf, countChanges } from './draft-changes.ts';
import { type Product, productOf } from './product.ts';

const published = seedProducts(words.en.admin.seeds);
const [sophie, nova, ...rest] = published as [Product, Product, ...Product[]];

test('an untouched draft changes nothing', () => {
  expect(countChanges(changesOf(published, published))).toBe(0);
});

test('added, changed and removed products are told apart, each counted once', () => {
  const edited = productOf('nova', { ...nova, name: 'NOVA 2', status: 'archived', offering: null });
  const added = { ...nova, id: '1', name: 'New' };
  const changes = changesOf([edited, ...rest, added], published);
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
});

test('a changed colour is one change that names both colours', () => {
  const recolored = productOf('nova', { ...nova, baseColor: '#FF9F1C' });
  const changes = changesOf([sophie, recolored, ...rest], published);
  expect(changes.colors).toEqual([{ id: 'nova', name: 'NOVA', from: '#5F3798', to: '#FF9F1C' }]);
  expect(countChanges(changes)).toBe(1);
});

test('the same colour in small letters is no change', () => {
  const products = [{ ...sophie, baseColor: '#03b5aa' }, nova, ...rest];
  expect(countChanges(changesOf(products, published))).toBe(0);
});
