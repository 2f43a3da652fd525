import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('known placeholders get their value, unknown ones stay', () => {
  expect(fill('{{count}} von {{total}}, {{name}}', { count: 3, total: '7' })).toBe('3 von 7, {{name}}');
});

test('a value that looks like a placeholder or an inherited name is left alone', () => {
  expect(fill('{{a}} {{constructor}}', { a: '{{b}}', b: 'x' })).toBe('{{b}} {{constructor}}');
});
