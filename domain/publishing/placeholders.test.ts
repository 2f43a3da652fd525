import { expect, test } from 'vitest';
import { fill, placeholdersIn, splitAtPlaceholders } from './placeholders.ts';

test('known placeholders get their value, unknown ones stay', () => {
  expect(fill('{{count}} von {{total}}, {{name}}', { count: 3, total: '7' })).toBe('3 von 7, {{name}}');
});

test('a value that looks like a placeholder, an order to replace or an inherited name is left alone', () => {
  expect(fill('{{a}} {{constructor}}', { a: '{{b}}$&', b: 'x' })).toBe('{{b}}$& {{constructor}}');
});

test('each name is found once, with its dots and hyphens', () => {
  expect(
    placeholdersIn('{{fuel.price.basic}}, {{ic-water-principle.minutes}}, {{fuel.price.basic}}'),
  ).toEqual(['fuel.price.basic', 'ic-water-principle.minutes']);
});

test('the pieces of a text are the text', () => {
  const pieces = splitAtPlaceholders('{{a}} und {{b.c}}.');
  expect(pieces).toEqual(['', '{{a}}', ' und ', '{{b.c}}', '.']);
});
