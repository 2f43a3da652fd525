import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexToHsl, hslToHex, isHexColor } from './hex-color.ts';
import { darkPaletteOf, paletteOf } from './palette.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('NOVA has the palette of hue 265, saturation 47, lightness 41', () => {
  expect(paletteOf('#5F3798')).toEqual([
    hslToHex({ h: 265, s: 32, l: 56 }),
    hslToHex({ h: 265, s: 32, l: 71 }),
    hslToHex({ h: 265, s: 32, l: 86 }),
    '#5F3798',
    hslToHex({ h: 265, s: 52, l: 31 }),
    hslToHex({ h: 265, s: 57, l: 21 }),
    hslToHex({ h: 265, s: 62, l: 11 }),
    hslToHex({ h: 265, s: 67, l: 5 }),
    hslToHex({ h: 265, s: 72, l: 5 }),
  ]);
});

test('tint lightness is capped at 95 and tint saturation floored at 0 (PALETTE-1)', () => {
  const grey = hslToHex({ h: 0, s: 0, l: 70 });
  expect(paletteOf(grey).slice(0, 3)).toEqual([
    hslToHex({ h: 0, s: 0, l: 85 }),
    hslToHex({ h: 0, s: 0, l: 95 }),
    hslToHex({ h: 0, s: 0, l: 95 }),
  ]);
});

test('shade saturation is capped at 100 (PALETTE-1)', () => {
  expect(paletteOf('#FF0000').slice(4)).toEqual(
    [40, 30, 20, 10, 5].map((l) => hslToHex({ h: 0, s: 100, l })),
  );
});

test('a palette has 9 hex colours with the base, as it was given, at index 3 (PALETTE-1)', () => {
  fc.assert(
    fc.property(hex, (base) => {
      const palette = paletteOf(base);
      return palette.length === 9 && palette.every(isHexColor) && palette[3] === base;
    }),
  );
});

test('tints are never darker than a base below their cap, shades never lighter than one above their floor', () => {
  fc.assert(
    fc.property(hex, (base) => {
      const lightness = paletteOf(base).map((color) => hexToHsl(color).l);
      const { l } = hexToHsl(base);
      const tints = lightness.slice(0, 3).every((tint) => tint >= Math.min(l, 95) - 1 && tint <= 95 + 1);
      const shades = lightness.slice(4).every((shade) => shade <= Math.max(l, 5) + 1 && shade >= 5 - 1);
      return tints && shades;
    }),
  );
});

test('tints get lighter and shades darker from step to step', () => {
  fc.assert(
    fc.property(hex, (base) => {
      const lightness = paletteOf(base).map((color) => hexToHsl(color).l);
      return isSorted(lightness.slice(0, 3)) && isSorted(lightness.slice(4).toReversed());
    }),
  );
});

// Below 50 +30 (cap 95), below 70 +20 (cap 90), otherwise +10 (cap 85); see PALETTE-2.
test.each([
  [0, 30],
  [40, 70],
  [49, 79],
  [50, 70],
  [69, 89],
  [70, 80],
  [75, 85],
  [80, 85],
  [95, 85],
  [100, 85],
])('in dark mode a lightness of %d becomes %d (PALETTE-2)', (before, after) => {
  const color = hslToHex({ h: 0, s: 0, l: before });
  expect(darkPaletteOf([color])).toEqual([hslToHex({ h: 0, s: 0, l: after })]);
});

test('the dark palette changes the first 5 entries only (PALETTE-2)', () => {
  fc.assert(
    fc.property(hex, (base) => {
      const palette = paletteOf(base);
      const dark = darkPaletteOf(palette);
      expect(dark).toHaveLength(9);
      expect(dark.slice(5)).toEqual(palette.slice(5));
      dark.slice(0, 5).forEach((color, index) => {
        const before = hexToHsl(palette[index]!).l;
        const expected =
          before < 50
            ? Math.min(before + 30, 95)
            : before < 70
              ? Math.min(before + 20, 90)
              : Math.min(before + 10, 85);
        expect(Math.abs(hexToHsl(color).l - expected)).toBeLessThanOrEqual(1);
      });
    }),
  );
});

function isSorted(numbers: number[]): boolean {
  return numbers.every((value, index) => index === 0 || value >= numbers[index - 1]!);
}
