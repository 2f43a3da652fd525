import { expect, test } from 'vitest';
import { uniqueTags } from './tags.ts';

test('tags are trimmed, and each is there once however it is spelt', () => {
  expect(uniqueTags([' Zitat ', 'zitat', 'Müller  AG', 'MULLER AG', ''])).toEqual(['Zitat', 'Müller AG']);
});
