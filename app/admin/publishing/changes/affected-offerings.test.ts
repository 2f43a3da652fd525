import { expect, test } from 'vitest';
import { offeringDesigns } from '#content/offering-designs.ts';
import { productSeeds } from '#content/product-seeds.ts';
import type { PublishedProduct } from '#domain/publishing/product.ts';
import { content } from '#tests/kit/content.ts';
import { affectedOfferings } from './affected-pages.ts';

const offerings = (['nova', 'sophie', 'fuel'] as const).map((id) => ({
  id,
  design: offeringDesigns(content.offerings)[id],
}));
const texts = { type: 'Session', description: '' };
const seeds: PublishedProduct[] = productSeeds.map((seed) => ({ ...seed, ...texts }));

function affected(change: Partial<PublishedProduct>): string[] {
  const draft = seeds.map((product) => (product.id === 'nova' ? { ...product, ...change } : product));
  return affectedOfferings(seeds, draft, offerings).map(({ id }) => id);
}

test('a changed colour affects the page of the linked offering', () => {
  expect(affected({ baseColor: '#E71D36' })).toEqual(['nova']);
});

test('names and the colour of the design affect none', () => {
  expect(affected({ name: 'NOVA 2' })).toEqual([]);
  expect(affected({ baseColor: '#5f3798' })).toEqual([]);
});

test('another offering linked affects that one', () => {
  expect(affected({ offering: 'fuel' })).toEqual(['fuel']);
});
