import { expect, test } from 'vitest';
import { monthsInWords } from './months-in-words.ts';

test('whole years are years, everything else is months', () => {
  expect([12, 84, 18, 1].map((months) => monthsInWords(months, 'de'))).toEqual([
    '1 Jahr',
    '7 Jahre',
    '18 Monate',
    '1 Monat',
  ]);
  expect([24, 6].map((months) => monthsInWords(months, 'en'))).toEqual(['2 years', '6 months']);
});
