import { expect, test } from 'vitest';
import { fillWords, nameAndTopic } from './mail-words.ts';

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

function topicOf(message: string): string {
  return nameAndTopic({ name: 'Anna', message }).topic;
}

test('the topic is the first line that says something', () => {
  expect(topicOf('Guten Tag,\n\nich habe keine Bestätigung bekommen.\nDanke')).toBe(
    'ich habe keine Bestätigung bekommen.',
  );
  expect(topicOf('Hallo!')).toBe('Hallo!');
  expect(topicOf('AW: Termin am Montag')).toBe('Termin am Montag');
});

test('a long line ends with a word, a long word is cut', () => {
  const long = topicOf(`${'Wort '.repeat(40)}`);
  expect(long).toMatch(/Wort …$/);
  expect(long.length).toBeLessThanOrEqual(72);
  expect([...topicOf('🌊'.repeat(300))]).toHaveLength(72);
});

test('nothing in a name or a text breaks the line or turns its direction', () => {
  const { name, topic } = nameAndTopic({
    name: 'Anna\r\nBcc: all@example.com',
    message: '\u202Egnp.exe\u0000 \u2028next',
  });
  expect(name).toBe('Anna Bcc: all@example.com');
  expect(topic).toBe('gnp.exe next');
});
