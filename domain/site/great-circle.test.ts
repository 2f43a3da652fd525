import { expect, test } from 'vitest';
import { greatCircleKilometres } from './great-circle.ts';

test('a quarter of the equator, and Berlin to New York, as the atlas has them', () => {
  const origin = { latitude: 0, longitude: 0 };
  expect(greatCircleKilometres(origin, { latitude: 0, longitude: 90 })).toBeCloseTo(10_007.5, 0);
  const berlin = { latitude: 52.52, longitude: 13.405 };
  const newYork = { latitude: 40.713, longitude: -74.006 };
  expect(greatCircleKilometres(berlin, newYork)).toBeCloseTo(6385, -1);
});
