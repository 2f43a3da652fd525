import { expect, test } from 'vitest';
import { searchText } from './search-text.ts';

test.each([
  ['MÜLLER', 'muller'],
  ['Łukasz Größe', 'łukasz grosse'],
  ['Ａnna', 'anna'],
  ['  zwei \t Wörter ', 'zwei worter'],
])('%j is searched as %j', (text, folded) => {
  expect(searchText(text)).toBe(folded);
});

test('a word does not run over from one text into the next', () => {
  expect(searchText('ab', 'cd')).not.toContain('bc');
});
