import { afterEach, expect, test, vi } from 'vitest';
import { seedProductColors } from '#content/product-seeds.ts';
import { productColorsKey, productColorsWriteFailed } from '#domain/publishing/product-color.ts';
import { readStoredColors, storeColors } from './stored-colors.ts';

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
