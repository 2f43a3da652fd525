import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withWords } from './with-words.ts';

const files = globSync('content/{de,en,de/admin,en/admin,offerings/*}/*.json');
const nova = 'content/offerings/nova/de.json';
const text = readFileSync(nova, 'utf8');

test('words as they are change no byte of any file', () => {
  expect(files.length).toBeGreaterThan(60);
  for (const file of files) {
    const is = readFileSync(file, 'utf8');
    expect(withWords(is, JSON.parse(is)), file).toBe(is);
  }
});

test('a headline changes one line, and a soft hyphen is written so that one sees it', () => {
  const words = JSON.parse(text);
  words.hero.title = 'Stunden\u00adlang „klar“';
  const changed = withWords(text, words).split('\n');
  const before = text.split('\n');
  expect(changed.length).toBe(before.length);
  const lines = changed.filter((line, index) => line !== before[index]);
  expect(lines).toEqual(['    "title": "Stunden\\u00adlang „klar“",']);
});

test('a list that has become longer is written with what it has now', () => {
  const words = JSON.parse(text);
  words.faq.items.push({ question: 'Und dann?', answer: 'Dann nichts.' });
  expect(JSON.parse(withWords(text, words))).toEqual(words);
});
