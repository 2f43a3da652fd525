import { expect, test } from 'vitest';
import { fillWords } from './mail-words.ts';

test('facts take the place of their names', () => {
  expect(fillWords('{{a}} und {{b}}, {{a}}', { a: 'x', b: 'y' })).toBe('x und y, x');
});

test('what stands in a fact is not read as a text', () => {
  expect(fillWords('{{a}}{{b}}', { a: '{{b}}$&', b: '!' })).toBe('{{b}}$&!');
});

test('a fact of an offering that the mail does not know stays, so that it is sent', () => {
  expect(fillWords('{{a}}: {{nova.price}}', { a: 'x' })).toBe('x: {{nova.price}}');
});

test.each(['{{missing}}', '{{constructor}}'])('the missing fact of %s is an error', (text) => {
  expect(() => fillWords(text, {})).toThrow('needs the fact');
});
