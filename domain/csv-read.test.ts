import { expect, test } from 'vitest';
import { readCsv } from './csv-read.ts';

test('rows and columns beyond the most are not kept', () => {
  const text = 'a;b;c\n"1";"2";"3"\nx;y;z\n';
  expect(readCsv(text, { rows: 2, columns: 2 })).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('a row of a million cells takes no more memory than one of a few', () => {
  const [head, ...others] = readCsv(`${'a,'.repeat(1_000_000)}\nb,c`, { rows: 10, columns: 3 });
  expect(head).toEqual(['a', 'a', 'a']);
  expect(others).toEqual([['b', 'c']]);
});
