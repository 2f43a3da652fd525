import { expect, test } from 'vitest';
import { textMark } from './text-mark.ts';

test('the mark is FNV-1a with 64 bits', () => {
  expect(textMark('')).toBe('cbf29ce484222325');
  expect(textMark('a')).toBe('af63dc4c8601ec8c');
  expect(textMark('foobar')).toBe('85944171f73967e8');
});

test('another word is another mark', () => {
  expect(textMark('Notiz für Jonas')).not.toBe(textMark('Notiz fur Jonas'));
});
