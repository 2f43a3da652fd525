import { expect, test } from 'vitest';
import { nationalDigits, numberWords, withNumberWord } from './search-numbers.ts';

test.each([
  '0171 2345678',
  '01712345678',
  '+49 171 2345678',
  '0049-171/2345678',
  '+49 (0) 171 – 234 56 78',
  '(0171) 23 45 678',
  '0171 / 2345678',
])('%j is one number', (number) => {
  expect(nationalDigits(number)).toBe('1712345678');
  expect(numberWords(`Tel.: ${number}, bitte`)[0]).toBe('tel1712345678');
  expect(withNumberWord(number)).toBe('tel1712345678');
});

test.each([
  ['+1 212 555 0100', '2125550100'],
  ['+43 660 1234567', '6601234567'],
  ['00353 85 1234567', '851234567'],
])('%j without its calling code is %j', (number, digits) => {
  expect(nationalDigits(number)).toBe(digits);
});

test('a number is indexed by all its ends of five digits or more', () => {
  expect(numberWords('030 1234567')).toEqual([
    'tel301234567',
    'tel01234567',
    'tel1234567',
    'tel234567',
    'tel34567',
  ]);
});

test('each of several numbers is indexed, but no reference', () => {
  const text = 'e-2611-0042719 0171 2345678 / 030 1234567, +43 1 23456789\n0221 998877';
  expect(numberWords(text).filter((word) => word.length > 11)).toEqual([
    'tel1712345678',
    'tel712345678',
    'tel301234567',
    'tel123456789',
    'tel221998877',
  ]);
});

test.each([
  ['anna 0171 234', 'anna tel171234'],
  ['45678', 'tel45678'],
  ['0171', undefined],
  ['e-2611-0042719', undefined],
  ['anna', undefined],
])('the search %j becomes %j', (search, expected) => {
  expect(withNumberWord(search)).toBe(expected);
});
