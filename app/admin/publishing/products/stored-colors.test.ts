import { afterEach, expect, test, vi } from 'vitest';
import { offeringDesigns } from '#content/offering-designs.ts';
import { productSeeds, seedProductColors, seedProducts } from '#content/product-seeds.ts';
import { words } from '#content/words.ts';
import {
  productColorOf,
  productColorsKey,
  productColorsWriteFailed,
} from '#domain/publishing/product-color.ts';
import { content } from '#tests/kit/content.ts';
import { changedColors, keptColors, readStoredColors, storeColors } from './stored-colors.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Private windows with blocked storage throw. */
function refuse(): never {
  throw new Error('denied');
}

function keep(text: string | null): Map<string, string> {
  const kept = new Map(text === null ? [] : [[productColorsKey, text]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return kept;
}

test('records come back as they were stored, under productColors as a JSON array (COLOR-2)', () => {
  const kept = keep(null);
  expect(storeColors(seedProductColors())).toBe(true);
  expect(JSON.parse(kept.get('productColors')!)).toEqual(seedProductColors());
  expect(readStoredColors()).toEqual({ colors: seedProductColors(), isBroken: false });
});

test.each([
  [null, false],
  ['[]', false],
  ['{"half":', true],
  ['"text"', true],
])('%j gives an empty list and counts as broken: %s', (text, isBroken) => {
  keep(text);
  expect(readStoredColors()).toEqual({ colors: [], isBroken });
});

test('storage that throws on reading gives an empty list (COLOR-2)', () => {
  vi.stubGlobal('localStorage', { getItem: refuse });
  expect(readStoredColors()).toEqual({ colors: [], isBroken: false });
});

test('a failed write logs its one console error and does not throw (COLOR-2)', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('localStorage', { setItem: refuse });
  expect(storeColors(seedProductColors())).toBe(false);
  expect(error.mock.calls).toEqual([[productColorsWriteFailed]]);
});

const published = seedProducts(words.en.admin.seeds);
const offerings = [{ id: 'fuel', design: offeringDesigns(content.offerings).fuel }];
const stray = productColorOf({ id: 'old', name: 'Old', baseColor: '#000000' });
const recolored = (id: string, baseColor: string) =>
  published.map((product) => (product.id === id ? { ...product, baseColor } : product));

test('each product has a record that says against which published colour it stands; others stay', () => {
  const kept = keptColors(recolored('nova', '#FF9F1C'), published, offerings, [stray]);
  expect(kept.map(({ id }) => id)).toEqual([...productSeeds.map(({ id }) => id), 'old']);
  expect(kept[1]).toEqual({
    ...productColorOf({ id: 'nova', name: 'NOVA', baseColor: '#FF9F1C' }),
    publishedColor: '#5F3798',
  });
});

test('of an earlier visit only what was changed then is a change now', () => {
  const kept = keptColors(recolored('nova', '#FF9F1C'), published, offerings, [stray]);
  const now = recolored('ray', '#222222');
  const { changed, others } = changedColors(kept, now, offerings);
  expect(changed.map(({ id, baseColor }) => [id, baseColor])).toEqual([['nova', '#FF9F1C']]);
  expect(others).toEqual([stray]);
});

test('a record of before published colours were noted was changed against the seeds', () => {
  const stored = seedProductColors().map((record) =>
    record.id === 'ic' ? { ...record, baseColor: '#111111' } : record,
  );
  const { changed } = changedColors(stored, recolored('nova', '#222222'), offerings);
  expect(changed.map(({ id }) => id)).toEqual(['ic']);
});

test('the stored colour of a product that a colleague has deleted goes, that of an offering is a change', () => {
  const gone = {
    ...productColorOf({ id: 'gone', name: 'Gone', baseColor: '#333333' }),
    publishedColor: '#000000',
  };
  const fuel = {
    ...productColorOf({ id: 'fuel', name: 'FUEL', baseColor: '#E71D36' }),
    publishedColor: '#FD7A1B',
  };
  const { changed, others } = changedColors([gone, fuel], published, offerings);
  expect([changed, others]).toEqual([[fuel], []]);
});
