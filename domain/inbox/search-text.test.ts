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

// B4: whole texts were stored almost twice.
test.each(['x', '\uFDFA', '\u{1F600}'])(
  'of 256 KiB of %j only the beginning is kept to be searched',
  (letter) => {
    const text = searchText('anna', letter.repeat(80_000));
    expect(text).toMatch(/^anna\n/);
    expect(text.length).toBe(10_000);
    expect(text.isWellFormed()).toBe(true);
  },
);
