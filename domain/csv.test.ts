import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each(['=1+1', '+49 171 1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠x'])(
  'no spreadsheet runs %j as a formula',
  (text) => {
    expect(cellsOf(csvLine([text]))).toEqual([`'${text}`]);
  },
);

test('a formula behind a quote or a comma is no formula either', () => {
  expect(csvLine(['a,=1', '"=1'])).toBe('"a,=1","""=1"\r\n');
});

test('numbers stay numbers and nothing stays nothing', () => {
  expect(csvLine([4, -1, null, ''])).toBe('4,-1,,\r\n');
});

test('whatever the texts are, a reader of RFC 4180 finds them again', () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom(...'ab,"\r\n;=+\t ä') }), { minLength: 1 });
  fc.assert(
    fc.property(texts, (cells) => {
      const found = cellsOf(csvLine(cells));
      expect(found.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n])/, ''))).toEqual(cells);
    }),
  );
});

/** The cells of one line, read as RFC 4180 says. */
function cellsOf(line: string): string[] {
  expect(line.endsWith('\r\n')).toBe(true);
  const cells = [...`,${line.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/gy)];
  return cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain!);
}
