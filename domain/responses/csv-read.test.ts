import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';
import { readCsv } from './csv-read.ts';

test('rows and columns beyond the most are not kept', () => {
  const text = 'a;b;c\n"1";"2";"3"\nx;y;z\n';
  expect(readCsv(text, { rows: 2, columns: 2 })).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test.each([',', ';'] as const)(
  'apostrophes against formulas in a file with %j are taken off',
  (separator) => {
    const cells = ['=1', 'a,=1', 'a; "=1', 'a\t-1', "it's, 'quoted'"];
    expect(readCsv(csvLine(cells, separator), { rows: 2, columns: 9 })).toEqual([cells]);
  },
);

test('a row of a million cells takes no more memory than one of a few', () => {
  const [head, ...others] = readCsv(`${'a,'.repeat(1_000_000)}\nb,c`, { rows: 10, columns: 3 });
  expect(head).toEqual(['a', 'a', 'a']);
  expect(others).toEqual([['b', 'c']]);
});
