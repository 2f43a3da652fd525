import { expect, test } from 'vitest';
import { listOf, valuesOf } from './headers.ts';

const headers = 'Host a.example Accept-Encoding gzip HOST b.example accept-encoding br'.split(' ');

test('each value of a header is found, however its name is written', () => {
  expect(valuesOf(headers, 'host')).toEqual(['a.example', 'b.example']);
  expect(valuesOf(headers, 'date')).toEqual([]);
});

test('a list sent in several headers is one list', () => {
  expect(listOf(headers, 'accept-encoding')).toBe('gzip, br');
  expect(listOf(headers, 'if-none-match')).toBeUndefined();
});
