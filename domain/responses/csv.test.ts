import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, csvMoment, csvSeparatorIn, longestCell } from './csv.ts';

test.each(['=1+1', '+49 171 1', '-1', '@SUM(A1)', '\r=1', '＝1', '＋1', '－1', '＠x'])(
  'no spreadsheet runs %j as a formula',
  (text) => {
    expect(cellsOf(csvLine([text]))[0]).toMatch(/^'/);
  },
);

// B8: with German settings Excel splits cells at semicolons, even inside quotes.
test.each([
  ['abc;=1+1;x', "abc;'=1+1;x"],
  ['a;"=1', 'a;\'"=1'],
  ['a;  @x', "a;'  @x"],
  ['a\t+1', "a\t'+1"],
  ['a\n-1', "a\n'-1"],
])('%j is no formula either after what may begin a cell', (text, kept) => {
  expect(cellsOf(csvLine([text]))).toEqual([kept]);
  expect(cellsOf(csvLine([text], ';'), ';')).toEqual([kept]);
});

// A program that splits at commas finds the quotation marks after semicolons inside its cells, where they quote nothing.
test.each([
  ['abc,=1+1,x', "abc,'=1+1,x"],
  ['a, "@x', 'a,\' "@x'],
  ['Für 499,- € oder 499,-€', 'Für 499,- € oder 499,-€'],
  ['499,-€1+1', "499,'-€1+1"],
  ['499,- € 1+1', "499,'- € 1+1"],
  ['499,- 1+1', "499,'- 1+1"],
])('of a file with semicolons %j is no formula either for who splits at commas', (text, kept) => {
  expect(cellsOf(csvLine(['a', text], ';'), ';')).toEqual(['a', kept]);
  expect(csvLine(['a', text], ';').split(',').slice(1)).not.toContainEqual(
    expect.stringMatching(/^[ "]*[=@]/),
  );
  expect(cellsOf(csvLine(['a', text]))).toEqual(['a', text]);
});

test('every text is quoted, numbers stay numbers and nothing stays nothing', () => {
  expect(csvLine(['a', 4, -1, null, ''])).toBe('"a",4,-1,,""\r\n');
  expect(csvLine(['a', 4, null, 'b"c'], ';')).toBe('"a";4;;"b""c"\r\n');
});

test('many line breaks cost what their number costs', () => {
  const before = process.cpuUsage();
  csvLine(['\n'.repeat(256 * 1024)]);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(200);
});

test.each([',', ';'] as const)(
  'whatever the texts are, a reader of RFC 4180 with %j finds them again',
  (separator) => {
    const texts = fc.array(fc.string({ unit: fc.constantFrom(...'ab,"\r\n;=+\t ä') }), { minLength: 1 });
    fc.assert(
      fc.property(texts, (cells) => {
        const withoutMarks = (text: string) => text.replaceAll("'", '');
        expect(cellsOf(csvLine(cells, separator), separator).map(withoutMarks)).toEqual(cells);
      }),
    );
  },
);

test('a text longer than a cell of a spreadsheet ends with a mark, and within it', () => {
  const [cell = ''] = cellsOf(csvLine([`${'ä'.repeat(longestCell - 1)}👍`], ';'), ';');
  expect(cell).toHaveLength(longestCell);
  expect(cell.endsWith('ä […]')).toBe(true);
  expect(cellsOf(csvLine(['x'.repeat(longestCell)]))).toEqual(['x'.repeat(longestCell)]);
});

test('each language has the separator and the moments of its spreadsheets, in summer and in winter', () => {
  expect([csvSeparatorIn('de'), csvSeparatorIn('en')]).toEqual([';', ',']);
  expect(csvMoment('de', 'Europe/Berlin')('2026-11-23T22:59:09.000Z')).toBe('23.11.2026 23:59:09');
  expect(csvMoment('de', 'Europe/Berlin')('2026-07-01T22:59:09.000Z')).toBe('02.07.2026 00:59:09');
  expect(csvMoment('en', 'UTC')('2026-11-23T22:59:09.000Z')).toBe('2026-11-23 22:59:09');
});

/** Parses by RFC 4180. */
function cellsOf(line: string, separator = ','): string[] {
  expect(line.endsWith('\r\n')).toBe(true);
  const cell = new RegExp(`${separator}(?:"((?:[^"]|"")*)"|([^"${separator}]*))`, 'gy');
  const cells = [...`${separator}${line.slice(0, -2)}`.matchAll(cell)];
  return cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain!);
}
