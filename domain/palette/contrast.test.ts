import Color from 'colorjs.io';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio, mixedInOklab, overlaidColor, textColorOn } from './contrast.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const share = fc.double({ min: 0, max: 1, noNaN: true });

const distance = (first: string, second: string) =>
  Math.max(
    ...[1, 3, 5].map((at) =>
      Math.abs(Number.parseInt(first.slice(at, at + 2), 16) - Number.parseInt(second.slice(at, at + 2), 16)),
    ),
  );

const ratioOfLibrary = (a: string, b: string) => new Color(a).contrastWCAG21(new Color(b));

test('the ratio is that of the colour library for any two colours', () => {
  fc.assert(fc.property(hex, hex, (a, b) => Math.abs(contrastRatio(a, b) - ratioOfLibrary(a, b)) < 0.01));
});

test('black on white is 21, a colour on itself 1', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrastRatio('#5F3798', '#5f3798')).toBe(1);
});

test('text is black or white, whichever contrasts more, and reaches 4.5 on any colour', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const text = textColorOn(color);
      const other = text === '#000000' ? '#FFFFFF' : '#000000';
      return ratioOfLibrary(text, color) >= Math.max(4.5, ratioOfLibrary(other, color) - 0.01);
    }),
  );
});

test.each([
  ['oklab', mixedInOklab],
  ['srgb', overlaidColor],
] as const)('mixing in %s gives the colour that a browser gives, give or take one step', (space, mix) => {
  fc.assert(
    fc.property(hex, hex, share, (a, b, amount) => {
      const expected = new Color(a).mix(b, amount, { space }).to('srgb').toGamut({ method: 'clip' });
      return distance(mix(a, b, amount), expected.toString({ format: 'hex', collapse: false })) <= 1;
    }),
  );
});

test('anything but a hex colour is refused', () => {
  expect(() => contrastRatio('red', '#FFFFFF')).toThrow(TypeError);
});
