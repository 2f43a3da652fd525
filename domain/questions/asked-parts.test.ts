import { expect, test } from 'vitest';
import { askedParts } from './asked-parts.ts';

test('questions come first, and what a letter begins and ends with is none', () => {
  const letter = `Guten Tag,

unsere Bäckerei hat zwanzig Leute und drei Filialen. Kann ich eine Sitzung verschieben?
Ich möchte auch wissen, ob es Rechnungen gibt.

Mit bestem Dank
Ferdinand Fragezeichen`;
  expect(askedParts(letter, 'de').map(({ sentence, isQuestion }) => [sentence, isQuestion])).toEqual([
    ['Kann ich eine Sitzung verschieben?', true],
    ['Ich möchte auch wissen, ob es Rechnungen gibt.', true],
    ['unsere Bäckerei hat zwanzig Leute und drei Filialen.', false],
  ]);
});

test('a long question is asked in clauses, too', () => {
  const [part] = askedParts('What does the plan cost, and can I cancel the plan after a year?', 'en');
  expect(part!.queries).toEqual([
    'What does the plan cost, and can I cancel the plan after a year?',
    'What does the plan cost',
    'can I cancel the plan after a year?',
  ]);
});

test('a letter without words asks nothing', () => {
  for (const letter of ['', '???', 'Hallo!']) expect(askedParts(letter, 'de')).toEqual([]);
});
