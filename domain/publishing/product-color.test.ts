import { expect, test } from 'vitest';
import { paletteOf } from '#domain/palette/palette.ts';
import { parseProductColors, productColorOf, withBaseColor } from './product-color.ts';

const nova = productColorOf({ id: 'nova', name: 'NOVA', baseColor: '#5F3798' });
const ray = productColorOf({ id: 'ray', name: 'RAY', baseColor: '#4D7AFF' });

test('changing a colour makes both palettes of that product anew and leaves the others alone (COLOR-2)', () => {
  const [changed, untouched] = withBaseColor([nova, ray], 'nova', '#FF9F1C');
  expect(changed).toEqual(productColorOf({ id: 'nova', name: 'NOVA', baseColor: '#FF9F1C' }));
  expect(untouched).toBe(ray);
});

test('an invalid colour changes nothing (COLOR-3)', () => {
  expect(withBaseColor([nova], 'nova', '#FF9')).toEqual([nova]);
});

test('what was stored is read back as it was', () => {
  expect(parseProductColors(JSON.stringify([nova, ray]))).toEqual([nova, ray]);
});

test.each([
  [null],
  [''],
  ['{'],
  ['null'],
  ['{}'],
  ['"text"'],
  ['[]'],
  ['[null, 1, "x", {}]'],
  ['[{"id":"nova","name":"NOVA","baseColor":"purple"}]'],
])('%j reads as an empty list, so that seeding follows (COLOR-2)', (stored) => {
  expect(parseProductColors(stored)).toEqual([]);
});

test('a broken entry is dropped and a broken palette is made anew, the rest survives', () => {
  const stored = JSON.stringify([
    { ...nova, colorPalette: ['#000000'] },
    { id: 'ray' },
    { ...ray, extra: 1 },
  ]);
  expect(parseProductColors(stored)).toEqual([nova, ray]);
  expect(parseProductColors(stored)[0]!.colorPalette).toEqual(paletteOf('#5F3798'));
});
