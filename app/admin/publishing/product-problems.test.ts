import { expect, test } from 'vitest';
import { seedProducts } from '#content/product-seeds.ts';
import { words } from '#content/words.ts';
import { productProblems } from './product-problems.ts';

const seeds = seedProducts(words.en.admin.seeds);
const offerings = [{ id: 'nova', name: 'NOVA' }];
const problems = (...errors: { field: string; code: string }[]) =>
  productProblems(
    errors,
    seeds.map((seed) => (seed.id === 'ray' ? { ...seed, offering: 'nova' } : seed)),
    { words: words.en.admin, offerings } as unknown as Parameters<typeof productProblems>[2],
  );

test('a refused release names the product, and the one that is in its way', () => {
  expect(problems({ field: 'products.2.offering', code: 'offeringTaken' })).toEqual([
    'RAY: The offering NOVA already belongs to the product NOVA',
  ]);
  expect(problems({ field: 'products.0.name', code: 'nameMin' })).toEqual([
    'SOPHIE: Name must be at least 2 characters',
  ]);
});

test('what concerns no product is left to the general sentence', () => {
  expect(
    problems({ field: 'baseVersion', code: 'type' }, { field: 'products.9.name', code: 'nameMin' }),
  ).toEqual([]);
});
