import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asksForPrice,
  compoundParts,
  faultsAllowed,
  indexedWords,
  isStopWord,
  placedWords,
  stem,
  typingFaults,
  words,
} from './analysis.ts';

test.each([
  ['Kündigung', 'Kuendigung'],
  ['Straße', 'Strasse'],
  ['E-Mail', 'email'],
  ['Entschei\u00addung', 'Entscheidung'],
  ['KI-\u2060System', 'KI-System'],
  ['Ku\u0308ndigung', 'Kündigung'],
  ['what’s', 'what'],
])('%s and %s are the same word', (one, other) => {
  expect(words(one)).toEqual(words(other));
});

test('ue is no umlaut after a, e and q', () => {
  expect(words('neue Quelle, Bauer')).toEqual(['neue', 'quelle', 'bauer']);
});

test('an index has the parts of a word with a hyphen, and no small words', () => {
  expect(indexedWords('die KI-Sitzung um 1.315 €')).toEqual(['kisitzung', 'ki', 'sitzung', '1.315']);
});

test('a word keeps its place in the text as it is written', () => {
  const text = 'Die „Kündi\u00adgungs­frist“ gilt.';
  expect(placedWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Die',
    'Kündi\u00adgungs­frist',
    'gilt',
  ]);
});

test('small words of both languages say nothing about a place', () => {
  expect(['der', 'für', 'wie', 'the', 'does'].flatMap(words).filter((word) => !isStopWord(word))).toEqual([]);
});

const vocabulary = new Set(['kundigung', 'frist', 'website', 'betreuung', 'retouren', 'sitzung', 'preis']);

test.each([
  ['kundigungsfrist', ['kundigung', 'frist']],
  ['websitebetreuung', ['website', 'betreuung']],
  ['sitzungspreisfrist', ['sitzung', 'preis', 'frist']],
  // Parts count only if they make up the whole word.
  ['retourenquote', []],
  ['frist', []],
])('%s is split by words of the site', (word, parts) => {
  expect(compoundParts(word, vocabulary)).toEqual(parts);
});

test.each([
  ['wiederufsrecht', 'widerrufsrecht', 2],
  ['kudnigung', 'kundigung', 1],
  ['nova', 'nova', 0],
  ['abcdef', 'uvwxyz', 3],
])('%s has faults against %s, with swapped letters as one', (typed, meant, faults) => {
  expect(typingFaults(typed, meant, 2)).toBe(faults);
});

test('counting faults is the same both ways, and never below the difference in length', () => {
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const faults = typingFaults(one, other, 12);
      expect(faults).toBe(typingFaults(other, one, 12));
      expect(faults).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
    }),
  );
});

test('short words may have no fault, long ones two', () => {
  expect(['ki', 'nova', 'kundigung'].map(faultsAllowed)).toEqual([0, 1, 2]);
});

test('forms of a word share their beginning', () => {
  expect(stem('kundigen')).toBe('kundig');
  expect('kundigung'.startsWith(stem('kundigen')!)).toBe(true);
  expect(stem('nova')).toBeUndefined();
});

test('a price is asked for in many words', () => {
  expect(['kostet', 'Gebühr', 'teuer', 'price', 'much'].flatMap(words).every(asksForPrice)).toBe(true);
  expect(asksForPrice('frist')).toBe(false);
});
