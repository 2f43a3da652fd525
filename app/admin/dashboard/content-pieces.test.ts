import { expect, test } from 'vitest';
import { seedProductColors, seedProducts } from '#content/product-seeds.ts';
import { words } from '#content/words.ts';
import { contentPieces } from './content-pieces.ts';
import { dashboardNumbers } from './dashboard-numbers.ts';

test('a fresh install counts 5 products, 5 colour schemes and 23 content pieces (spec 2 §2)', () => {
  const seeds = { products: seedProducts(words.en.admin.seeds), colors: seedProductColors() };
  expect(dashboardNumbers(seeds, contentPieces())).toEqual({ products: 5, colors: 5, content: 23 });
});

test('archived products are not counted', () => {
  const products = seedProducts(words.en.admin.seeds).map((product) =>
    product.id === 'nova' ? { ...product, status: 'archived' as const } : product,
  );
  expect(dashboardNumbers({ products, colors: [] }, [])).toEqual({ products: 4, colors: 0, content: 0 });
});

test('content pieces are canonical pages: no outcome of a form, no redirect, no legal text', () => {
  const paths = contentPieces();
  expect(paths).toContain('/nova');
  expect(paths).not.toContain('/contact');
  expect(paths).not.toContain('/support/sent');
  expect(paths).not.toContain('/privacy');
});
