import { expect, test } from 'vitest';
import { initialTheme, isNight } from './theme-hours.ts';

test('the night hours are 20 to 23 and 0 to 5 (THEME-1)', () => {
  const night = Array.from({ length: 24 }, (_, hour) => hour).filter(isNight);
  expect(night).toEqual([0, 1, 2, 3, 4, 5, 20, 21, 22, 23]);
});

test.each([
  ['dark', 12, 'dark'],
  ['light', 23, 'light'],
  [null, 19, 'light'],
  [null, 20, 'dark'],
  [null, 5, 'dark'],
  [null, 6, 'light'],
  ['purple', 12, 'light'],
] as const)('with %s stored, a page at hour %d starts %s (THEME-1)', (stored, hour, theme) => {
  expect(initialTheme(stored, hour)).toBe(theme);
});
