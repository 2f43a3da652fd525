import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RecordFile } from '#app/sections/paper/sample-records.ts';
import records from '#content/sample-records.json' with { type: 'json' };
import { sampleRecordSet } from './sample-record-set.tsx';

const sheets = await sampleRecordSet();
const printed: Readonly<Record<string, RecordFile | undefined>> = records;

test.each(sheets)('the PDF $key says and shows what the page does today', ({ key, words, drawing }) => {
  const file = readFileSync(`public/records/${key}.pdf`);
  expect(
    printed[key],
    'The PDF is out of date: run `npm run sample-records` and commit public/records',
  ).toEqual({
    words,
    drawing,
    bytes: file.length,
  });
  expect(file.toString('latin1', 0, 5)).toBe('%PDF-');
  expect(file.length).toBeLessThan(60_000);
});

test.each(sheets)('the PDF $key is one page', ({ key }) => {
  const file = readFileSync(`public/records/${key}.pdf`).toString('latin1');
  expect(file.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});

test('no PDF is left of a sheet that is gone', () => {
  const keys = sheets.map(({ key }) => key).toSorted();
  const files = readdirSync('public/records', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => name.replaceAll('\\', '/').replace(/\.pdf$/, ''));
  expect(files.toSorted()).toEqual(keys);
  expect(Object.keys(records).toSorted()).toEqual(keys);
});
