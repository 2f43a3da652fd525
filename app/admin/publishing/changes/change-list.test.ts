import { expect, test } from 'vitest';
import { seedProducts } from '#content/product-seeds.ts';
import { words } from '#content/words.ts';
import { changesOf } from '#domain/publishing/draft-changes.ts';
import { productOf } from '#domain/publishing/product.ts';
import { changeGroups, changesAsText } from './change-list.tsx';

const published = seedProducts(words.en.admin.seeds);
const [, nova, ...rest] = published;
const form = { status: 'archived', description: '', offering: null, baseColor: '#FF9F1C' } as const;
const draft = [productOf('nova', { ...nova!, ...form }), ...rest];
const offerings = [{ id: 'nova', name: 'NOVA' }];

test('changes read as sentences in the language of the area, values in words', () => {
  const texts = { words: words.en.admin, language: 'en', offerings } as const;
  expect(changesAsText(changeGroups(changesOf(draft, published), texts))).toBe(`1 product changed
- NOVA, Description: 9-Minuten Quantum Breakthrough → None
- NOVA, Status: Active → Archived
- NOVA, Linked Offering: NOVA → None

1 product deleted
- SOPHIE

1 color scheme changed
- NOVA: #5F3798 → #FF9F1C`);
});

test('an arrow is read aloud as before and after', () => {
  const texts = { words: words.de.admin, language: 'de', offerings } as const;
  const [, , colors] = changeGroups(changesOf(draft, published), texts);
  expect(colors!.lines[0]!.spoken).toBe('NOVA: vorher #5F3798, nachher #FF9F1C');
});

test('an untouched draft has no groups', () => {
  const texts = { words: words.en.admin, language: 'en', offerings } as const;
  expect(changeGroups(changesOf(published, published), texts)).toEqual([]);
});
