import { expect, test } from 'vitest';
import { textOf, tokensOf } from '#app/admin/content/inputs/rich-text.ts';
import { finds, foldText, foundWords, readText } from './find-texts.ts';

test('words are found through soft hyphens, narrow spaces, case and accents', () => {
  expect(finds(foldText('14 Tage'), 'Sie haben 14\u202fTage Zeit')).toBe(true);
  expect(finds(foldText('garantie'), 'Zufriedenheits\u00adgarantie')).toBe(true);
  expect(finds(foldText('uber'), 'Über uns')).toBe(true);
  expect(finds(foldText('Entschei\u00addung'), 'eine Entscheidung')).toBe(true);
});

test('what a placeholder stands for is found', () => {
  expect(readText('{{guaranteeDays}} Tage {{count}}', { guaranteeDays: '14' })).toBe('14 Tage {{count}}');
});

test('the words around a find are shown, and the find is marked', () => {
  const text = `Erst kommt viel anderes. ${'Noch mehr. '.repeat(20)}Dann die Groß\u00adstadt im Regen.`;
  expect(foundWords(text, foldText('grossstadt'))).toEqual({
    before: expect.stringMatching(/^… .*Dann die $/),
    found: 'Großstadt',
    after: ' im Regen.',
  });
});

test('chips and marks survive a round trip', () => {
  const text = 'Ab {{price.session}}, 60\u202fMinuten, Entschei\u00addung {{guarantee}}';
  expect(tokensOf(text)).toContainEqual({ type: 'chip', name: 'price.session' });
  expect(tokensOf(text)).toContainEqual({ type: 'mark', text: '\u00ad' });
  expect(textOf(tokensOf(text))).toBe(text);
});
