import { expect, test } from 'vitest';
import type { Currency } from './currency.ts';
import { formatDecimal, formatMoney, formatNumber, formatPercent, parseAmount } from './money.ts';

// Formats of PRICE-5, with U+202F before the sign in German.
test.each<[number, Currency, boolean, string, string]>([
  [499, 'USD', false, '499\u202F$', '$499'],
  [27, 'USD', false, '27\u202F$', '$27'],
  [200, 'USD', false, '200\u202F$', '$200'],
  [19.99, 'USD', false, '19,99\u202F$', '$19.99'],
  [29, 'USD', false, '29\u202F$', '$29'],
  [299, 'USD', false, '299\u202F$', '$299'],
  [19, 'EUR', false, '19\u202F€', '€19'],
  [1999, 'USD', false, '1.999\u202F$', '$1,999'],
  [3999, 'USD', false, '3.999\u202F$', '$3,999'],
  [6999, 'USD', false, '6.999\u202F$', '$6,999'],
  [499, 'EUR', false, '499\u202F€', '€499'],
  [1299, 'EUR', false, '1.299\u202F€', '€1,299'],
  [4999, 'EUR', false, '4.999\u202F€', '€4,999'],
  [99, 'USD', false, '99\u202F$', '$99'],
  [199, 'EUR', false, '199\u202F€', '€199'],
  [999, 'EUR', false, '999\u202F€', '€999'],
  [1999, 'EUR', false, '1.999\u202F€', '€1,999'],
  [12999, 'EUR', false, '12.999\u202F€', '€12,999'],
  [49, 'EUR', true, '49,00\u202F€', '€49.00'],
  [997, 'EUR', false, '997\u202F€', '€997'],
  [2497, 'EUR', false, '2.497\u202F€', '€2,497'],
  [4997, 'EUR', false, '4.997\u202F€', '€4,997'],
  [197, 'EUR', false, '197\u202F€', '€197'],
  [297, 'EUR', false, '297\u202F€', '€297'],
  [497, 'EUR', false, '497\u202F€', '€497'],
  [147, 'EUR', false, '147\u202F€', '€147'],
  [1315, 'EUR', false, '1.315\u202F€', '€1,315'],
  [7459, 'EUR', false, '7.459\u202F€', '€7,459'],
  [8500, 'USD', false, '8.500\u202F$', '$8,500'],
  [5000, 'EUR', false, '5.000\u202F€', '€5,000'],
  [59, 'EUR', false, '59\u202F€', '€59'],
  [22.24, 'EUR', false, '22,24\u202F€', '€22.24'],
  [0, 'USD', false, '0\u202F$', '$0'],
  [1_234_567, 'USD', false, '1.234.567\u202F$', '$1,234,567'],
  [-300, 'USD', false, '−300\u202F$', '−$300'],
])('%d %s (cents: %s) is %s in German and %s in English', (amount, currency, cents, german, english) => {
  expect(formatMoney(amount, currency, 'de', { cents })).toBe(german);
  expect(formatMoney(amount, currency, 'en', { cents })).toBe(english);
});

test.each([
  [94, '94\u202F%', '94%'],
  [340, '340\u202F%', '340%'],
  [7.5, '7,5\u202F%', '7.5%'],
])('%d percent is %s in German and %s in English', (value, german, english) => {
  expect(formatPercent(value, 'de')).toBe(german);
  expect(formatPercent(value, 'en')).toBe(english);
});

test.each([
  [12000, '+', '12.000+', '12,000+'],
  [23, '+', '23+', '23+'],
  [112, '', '112', '112'],
])(
  'the number %d with the suffix "%s" is %s in German and %s in English',
  (value, suffix, german, english) => {
    expect(formatNumber(value, 'de', suffix)).toBe(german);
    expect(formatNumber(value, 'en', suffix)).toBe(english);
  },
);

test.each([
  [1315, '1315', '1315'],
  [12999.5, '12999,5', '12999.5'],
  [19.99, '19,99', '19.99'],
])('%d is typed as %s in German and as %s in English', (value, german, english) => {
  expect(formatDecimal(value, 'de')).toBe(german);
  expect(formatDecimal(value, 'en')).toBe(english);
});

test.each([
  ['1315', 1315],
  [' 1315,5 ', 1315.5],
  ['1.315', 1315],
  ['1,315', 1315],
  ['1.315,50', 1315.5],
  ['1,315.50', 1315.5],
  ['1.234.567', 1_234_567],
  ['12.34.567', undefined],
  ['1315,505', undefined],
  ['-1', undefined],
  ['', undefined],
])('“%s” is the amount %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});
