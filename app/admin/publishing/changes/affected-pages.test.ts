import { expect, test } from 'vitest';
import { adminData } from '#app/admin/admin-data.ts';
import { adminWords } from '#content/admin/words.ts';
import { editedContent } from '#content/edits/stored-edits.ts';
import { productSeeds } from '#content/product-seeds.ts';
import type { PublishedProduct } from '#domain/publishing/product.ts';
import { content } from '#tests/kit/content.ts';
import { affectedPages } from './affected-pages.ts';
import type { ContentGroup } from './content-changes.ts';

const texts = { type: 'Session', description: '' };
const seeds: PublishedProduct[] = productSeeds.map((seed) => ({ ...seed, ...texts }));
const recoloured = withNova({ baseColor: '#E71D36' });

function withNova(change: Partial<PublishedProduct>): PublishedProduct[] {
  return seeds.map((product) => (product.id === 'nova' ? { ...product, ...change } : product));
}

function affected(products: readonly PublishedProduct[], groups: readonly ContentGroup[], shown = content) {
  const data = { ...adminData(shown), words: adminWords.en };
  return affectedPages(seeds, products, groups, data).map(({ id }) => id);
}

function edited(page: string, key: string): ContentGroup {
  return { page, rows: [{ key, changes: [] }] };
}

test('a colour changes the page of its offering and the home page, where its tile is', () => {
  expect(affected(recoloured, [])).toEqual(['nova', 'home']);
  expect(affected(seeds, [])).toEqual([]);
});

test('names and the colour of the design change no page', () => {
  expect(affected(withNova({ name: 'NOVA 2' }), [])).toEqual([]);
  expect(affected(withNova({ baseColor: '#5f3798' }), [])).toEqual([]);
});

test('another offering linked changes the page of that one', () => {
  expect(affected(withNova({ offering: 'fuel' }), [])).toEqual(['fuel', 'home']);
});

test('a hidden offering has no tile', () => {
  const hidden = editedContent(content, { 'offering.nova.availability': 'hidden' });
  expect(affected(recoloured, [], hidden)).toEqual(['nova']);
});

test('of the words of an offering the home page shows the line of the tile', () => {
  expect(affected(seeds, [edited('nova', 'listing.teaser')])).toEqual(['nova', 'home']);
  expect(affected(seeds, [edited('nova', 'hero.title')])).toEqual(['nova']);
  expect(affected(seeds, [edited('home', 'hero.title')])).toEqual(['home']);
  expect(affected(recoloured, [edited('home', 'hero.title')])).toEqual(['nova', 'home']);
});
