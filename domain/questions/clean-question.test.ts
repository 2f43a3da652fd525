import { expect, test } from 'vitest';
import { longestQuery } from '#domain/api/search.ts';
import { cleanQuestion } from './clean-question.ts';

test.each([
  ['Gibt es einen  Parkplatz?', 'Gibt es einen Parkplatz?'],
  ['Parkplatz', 'Parkplatz'],
  ['Schreiben Sie an anna.berg@example.com wegen Parkplatz', 'Schreiben Sie an wegen Parkplatz'],
  ['Was ist mit https://example.com/x?a=1 und www.firma.de los', 'Was ist mit und los'],
  ['Parkplatz in der Bahnhofstraße 12a, 50667 Köln?', 'Parkplatz in der, Köln?'],
  ['Rückruf unter 0170 123 45 67 möglich?', 'Rückruf unter möglich?'],
  ['Konto DE89 3704 0044 0532 0130 00 gültig?', 'Konto gültig?'],
  ['Kosten 1200 Euro im Jahr 2026?', 'Kosten 1200 Euro im Jahr 2026?'],
  ['Ist Frau Dr. Anna Berg am Montag da?', 'Ist am Montag da?'],
  ['ist frau berg im haus', 'ist im haus'],
  ['Ich heiße Jörg Müller-Lüdenscheidt und suche einen Parkplatz', 'und suche einen Parkplatz'],
  ['Mein Name ist Anna, gibt es Parkplätze?', 'gibt es Parkplätze?'],
  ['Does Mrs. Smith offer parking?', 'Does offer parking?'],
  ['My name is Anna Berg and I need parking', 'and I need parking'],
  ['I’m called Anna. Is there parking?', 'Is there parking?'],
  ['Angebote für Frauen in Herrenberg', 'Angebote für Frauen in Herrenberg'],
])('“%s” is kept as “%s”', (asked, kept) => {
  expect(cleanQuestion(asked)).toBe(kept);
});

test.each(['', '  ', '??', 'ab', 'was ist das', '12345678', 'anna@example.com', 'Ich heiße Anna Berg'])(
  'nothing of “%s” is kept',
  (asked) => {
    expect(cleanQuestion(asked)).toBeUndefined();
  },
);

test('a long text is cut between two words', () => {
  const kept = cleanQuestion('Parkplatz '.repeat(40))!;
  expect(kept.length).toBeLessThanOrEqual(longestQuery);
  expect(kept).toMatch(/^(?:Parkplatz )+Parkplatz$/);
});
