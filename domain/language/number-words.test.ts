import { expect, test } from 'vitest';
import { numberInWords } from './number-words.ts';

test('numbers up to twelve are written in words, larger ones in digits', () => {
  expect([0, 10, 12, 13].map((value) => numberInWords(value, 'de'))).toEqual(['null', 'zehn', 'zwölf', '13']);
  expect([0, 10, 12, 13].map((value) => numberInWords(value, 'en'))).toEqual(['zero', 'ten', 'twelve', '13']);
});
