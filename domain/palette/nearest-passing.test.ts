import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexToHsl, hslToHex } from './hex-color.ts';
import { isReadableOnPages, nearestPassing } from './nearest-passing.ts';

const accent = '#FFCD56';
const lightColor = fc
  .record({
    h: fc.integer({ min: 0, max: 359 }),
    s: fc.integer({ min: 0, max: 100 }),
    l: fc.integer({ min: 75, max: 100 }),
  })
  .map(hslToHex);

test('a colour that can be read is its own neighbour', () => {
  expect(nearestPassing('#5F3798', accent)).toBe('#5F3798');
});

test('white is offered a very light grey', () => {
  const found = nearestPassing('#FFFFFF', accent)!;
  expect(hexToHsl(found)).toMatchObject({ s: 0 });
  expect(hexToHsl(found).l).toBeGreaterThan(85);
});

test('what is offered for a light colour can be read on the pages', () => {
  fc.assert(
    fc.property(lightColor, (color) => {
      const found = nearestPassing(color, accent);
      return found !== null && isReadableOnPages(found, accent);
    }),
    { numRuns: 50 },
  );
});

test('nothing nearer in lightness would have passed', () => {
  const { h, s, l } = hexToHsl('#FFFFCC');
  const distance = Math.abs(hexToHsl(nearestPassing('#FFFFCC', accent)!).l - l);
  for (let step = 1; step < distance - 1; step += 1)
    expect(isReadableOnPages(hslToHex({ h, s, l: l - step }), accent)).toBe(false);
});
