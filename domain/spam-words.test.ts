import { expect, test } from 'vitest';
import { spamProbability, wordsOf } from './spam-words.ts';

const learned = { spam: 20, wanted: 20 };
const spam = { spam: 15, wanted: 0 };
const wanted = { spam: 0, wanted: 15 };
const both = { spam: 10, wanted: 10 };

test('words are folded, stand once, and tiny ones are left out', () => {
  expect(wordsOf('Größe, GROSSE größe! ab 42 4711')).toEqual(['grosse', '4711']);
});

test.each([
  ['of spam', [spam, spam, spam], 0.99, 1],
  ['of wanted messages', [wanted, wanted, wanted], 0, 0.01],
  ['of both', [both, both, both], 0.5, 0.5],
  ['of nothing known', [{ spam: 0, wanted: 0 }], 0.5, 0.5],
  ['seen once', [{ spam: 1, wanted: 0 }], 0.7, 0.8],
])('words %s', (_, words, least, most) => {
  const probability = spamProbability(learned, words);
  expect(probability).toBeGreaterThanOrEqual(least);
  expect(probability).toBeLessThanOrEqual(most);
});

test('before enough of both kinds was marked, words say nothing', () => {
  expect(spamProbability({ spam: 500, wanted: 9 }, [spam, spam, spam])).toBe(0.5);
});

test.each(['a', 'word ', ' ', '\u0315\u0300', 'ä'])('256 KiB of %j have few words, found at once', (part) => {
  const before = process.cpuUsage();
  expect(wordsOf(part.repeat((256 * 1024) / part.length)).length).toBeLessThanOrEqual(200);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(200);
});
