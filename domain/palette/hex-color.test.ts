import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Hsl, hexToHsl, hslToHex, isHexColor } from './hex-color.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test.each<[string, Hsl]>([
  ['#03B5AA', { h: 176, s: 97, l: 36 }],
  ['#5F3798', { h: 265, s: 47, l: 41 }],
  ['#FF6B6B', { h: 0, s: 100, l: 71 }],
  ['#4D7AFF', { h: 225, s: 100, l: 65 }],
  ['#235789', { h: 209, s: 59, l: 34 }],
  ['#000000', { h: 0, s: 0, l: 0 }],
  ['#FFFFFF', { h: 0, s: 0, l: 100 }],
  ['#808080', { h: 0, s: 0, l: 50 }],
  ['#ff0001', { h: 0, s: 100, l: 50 }],
])('%s is %j on the sliders', (color, hsl) => {
  expect(hexToHsl(color)).toEqual(hsl);
});

test.each<[Hsl, string]>([
  [{ h: 0, s: 100, l: 50 }, '#FF0000'],
  [{ h: 120, s: 100, l: 50 }, '#00FF00'],
  [{ h: 240, s: 100, l: 50 }, '#0000FF'],
  [{ h: 360, s: 100, l: 50 }, '#FF0000'],
  [{ h: 60, s: 100, l: 25 }, '#808000'],
  [{ h: 200, s: 0, l: 100 }, '#FFFFFF'],
  [{ h: 200, s: 50, l: 0 }, '#000000'],
])('%j is %s', (hsl, color) => {
  expect(hslToHex(hsl)).toBe(color);
});

test('every colour stays within the scales of the sliders', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const { h, s, l } = hexToHsl(color);
      return h >= 0 && h < 360 && s >= 0 && s <= 100 && l >= 0 && l <= 100;
    }),
  );
});

test('a slider position survives the way to hex and back when the colour is saturated and neither dark nor light', () => {
  const position = fc.record({
    h: fc.integer({ min: 0, max: 359 }),
    s: fc.integer({ min: 40, max: 100 }),
    l: fc.integer({ min: 25, max: 75 }),
  });
  fc.assert(
    fc.property(position, (hsl) => {
      const back = hexToHsl(hslToHex(hsl));
      const turn = Math.abs(back.h - hsl.h);
      return (
        Math.min(turn, 360 - turn) <= 1 && Math.abs(back.s - hsl.s) <= 1 && Math.abs(back.l - hsl.l) <= 1
      );
    }),
  );
});

// # followed by exactly 6 hex digits, either case (COLOR-3).
test.each([
  ['#03B5AA', true],
  ['#03b5aa', true],
  ['#03B5A', false],
  ['#03B5AAA', false],
  ['03B5AA', false],
  ['#03B5AG', false],
  ['#fff', false],
  [' #03B5AA', false],
  ['#03B5AA\n', false],
  ['', false],
  [null, false],
  [0x03b5aa, false],
])('%j as a hex colour: %s (COLOR-3)', (value, expected) => {
  expect(isHexColor(value)).toBe(expected);
});

test('what is no hex colour is refused', () => {
  expect(() => hexToHsl('red')).toThrow(TypeError);
});
