import Color from 'colorjs.io';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio, textColorOn } from './contrast.ts';
import { blackOrWhiteOn, mixedInOklab, overlaid, quickContrast } from './quick-contrast.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const share = fc.double({ min: 0, max: 1, noNaN: true });

const distance = (first: string, second: string) =>
  Math.max(
    ...[1, 3, 5].map((at) =>
      Math.abs(Number.parseInt(first.slice(at, at + 2), 16) - Number.parseInt(second.slice(at, at + 2), 16)),
    ),
  );

test('the ratio is that of the colour library for any two colours', () => {
  fc.assert(fc.property(hex, hex, (a, b) => Math.abs(quickContrast(a, b) - contrastRatio(a, b)) < 0.01));
});

test('black on white is 21, a colour on itself 1', () => {
  expect(quickContrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(quickContrast('#5F3798', '#5f3798')).toBe(1);
});

test('text is black or white like that of the colour library, and reaches 4.5 on any colour', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const text = blackOrWhiteOn(color);
      return text === textColorOn(color) && quickContrast(text, color) >= 4.5;
    }),
  );
});

test.each([
  ['oklab', mixedInOklab],
  ['srgb', overlaid],
] as const)('mixing in %s gives the colour that a browser gives, give or take one step', (space, mix) => {
  fc.assert(
    fc.property(hex, hex, share, (a, b, amount) => {
      const expected = new Color(a).mix(b, amount, { space }).to('srgb').toGamut({ method: 'clip' });
      return distance(mix(a, b, amount), expected.toString({ format: 'hex', collapse: false })) <= 1;
    }),
  );
});

test('anything but a hex colour is refused', () => {
  expect(() => quickContrast('red', '#FFFFFF')).toThrow(TypeError);
});
