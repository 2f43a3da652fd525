import { expect, test } from 'vitest';
import { entryFromEnd, firstEntries } from './header-list.ts';

test.each([
  ['a, b , c', 1, 'c'],
  ['a, b , c', 2, 'b'],
  ['a, b , c', 3, 'a'],
  ['a, b , c', 4, undefined],
  [',', 1, ''],
  [',', 2, ''],
  [',', 3, undefined],
  ['', 1, ''],
  ['', 2, undefined],
])('in %j the entry %i from the end is %j', (list, place, entry) => {
  expect(entryFromEnd(list, place)).toBe(entry);
});

test('of a long list only the beginning is read', () => {
  expect(firstEntries(`a, b${','.repeat(15_000)}c`)).toHaveLength(20);
  expect(firstEntries('a ,b')).toEqual(['a', 'b']);
});
