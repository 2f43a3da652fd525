import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hueSaturationAt, movedByKey, positionOf, wheelSize } from './color-wheel.tsx';

const rim = wheelSize / 2;

test.each([
  [rim, 0, { h: 0, s: 100 }],
  [0, rim, { h: 90, s: 100 }],
  [-rim, 0, { h: 180, s: 100 }],
  [0, -rim / 2, { h: 270, s: 50 }],
  [0, 0, { h: 0, s: 0 }],
  [rim * 3, 0, { h: 0, s: 100 }],
])('the point %d, %d is %j', (x, y, expected) => {
  expect(hueSaturationAt(x, y)).toEqual(expected);
});

test('a handle stands where a click on it would leave it', () => {
  const place = fc.record({ h: fc.integer({ min: 0, max: 359 }), s: fc.integer({ min: 1, max: 100 }) });
  fc.assert(
    fc.property(place, (hs) => {
      const { x, y } = positionOf(hs);
      expect(hueSaturationAt(x, y)).toEqual(hs);
    }),
  );
});

test.each([
  ['ArrowRight', false, { h: 0, s: 50 }],
  ['ArrowRight', true, { h: 9, s: 50 }],
  ['ArrowLeft', false, { h: 358, s: 50 }],
  ['ArrowUp', true, { h: 359, s: 60 }],
  ['ArrowDown', false, { h: 359, s: 49 }],
])('%s, with Shift: %s, leads from 359, 50 to %j', (key, isBig, expected) => {
  expect(movedByKey(key, isBig, { h: 359, s: 50 })).toEqual(expected);
});

test('saturation stops at its ends and other keys do nothing', () => {
  expect(movedByKey('ArrowUp', true, { h: 0, s: 95 })).toEqual({ h: 0, s: 100 });
  expect(movedByKey('ArrowDown', true, { h: 0, s: 5 })).toEqual({ h: 0, s: 0 });
  expect(movedByKey('a', false, { h: 0, s: 5 })).toBeNull();
});
