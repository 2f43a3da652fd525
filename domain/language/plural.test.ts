import { expect, test } from 'vitest';
import { counted, plural } from './plural.ts';

const texts = { found_one: '{{count}} Geschichte', found_other: '{{count}} Geschichten', title: 'Suche' };

test.each([
  [0, 'found_other'],
  [1, 'found_one'],
  [2, 'found_other'],
  [21, 'found_other'],
] as const)('%d takes the text %s in both languages', (count, key) => {
  expect(plural(texts, 'found', count, 'de')).toBe(texts[key]);
  expect(plural(texts, 'found', count, 'en')).toBe(texts[key]);
});

test('a counted text has its number', () => {
  expect([1, 2].map((count) => counted(texts, 'found', count, 'de'))).toEqual([
    '1 Geschichte',
    '2 Geschichten',
  ]);
});
