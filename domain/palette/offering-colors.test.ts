import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHexColor } from './hex-color.ts';
import { offeringColorsOf } from './offering-colors.ts';
import { pageContrast } from './page-contrast.ts';
import { darkPaletteOf, paletteOf } from './palette.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const accent = '#FFCD56';

test('every colour of an offering is a hex colour, and all but the accent comes from its palettes', () => {
  fc.assert(
    fc.property(hex, (base) => {
      const { accentColor, primaryColor, gradientFrom, gradientTo, textColorLight, textColorDark } =
        offeringColorsOf(base, accent);
      const palette = paletteOf(base);
      return (
        primaryColor === base &&
        isHexColor(accentColor) &&
        [gradientFrom, gradientTo, textColorLight].every((color) => palette.includes(color)) &&
        darkPaletteOf(palette).includes(textColorDark)
      );
    }),
  );
});

// Base colours of the seeds and preset swatches (COLOR-4, COLOR-5).
test.each([
  '#03B5AA',
  '#5F3798',
  '#FF6B6B',
  '#4D7AFF',
  '#FF9F1C',
  '#2EC4B6',
  '#E71D36',
  '#235789',
  '#8338EC',
  '#3A86FF',
])('%s can be read on the pages in both themes', (base) => {
  expect(pageContrast(offeringColorsOf(base, accent)).filter(({ passes }) => !passes)).toEqual([]);
});

test('a base colour that can be read stays the text colour, a brighter one gives way to a shade', () => {
  expect(offeringColorsOf('#5F3798', accent).textColorLight).toBe('#5F3798');
  expect(offeringColorsOf('#FF6B6B', accent).textColorLight).toBe(paletteOf('#FF6B6B')[6]);
});

test('an accent that would drown in the gradient is replaced', () => {
  const { accentColor, gradientTo } = offeringColorsOf('#235789', '#19507E');
  expect(accentColor).not.toBe('#19507E');
  expect(gradientTo).toBe('#235789');
});

test('a colour too light for text fails, with the weak pairs named; first where it shines into its world', () => {
  const weakPairs = (base: string) =>
    pageContrast(offeringColorsOf(base, accent))
      .filter(({ passes }) => !passes)
      .map(({ pair }) => pair);
  expect(weakPairs('#FFFF4D')).toEqual([]);
  expect(weakPairs('#FFFF66')).toEqual(['whiteOnGlow']);
  expect(weakPairs('#FFFFCC')).toContain('textOnPage');
});
