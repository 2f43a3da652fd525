import { expect, test } from 'vitest';
import { tokensOf } from '#app/admin/content/inputs/editable.ts';
import { pageTrees } from './content-tree.ts';
import { finds, foldText, foundPlaces, foundWords, placesIn } from './find-texts.ts';

test('words are found through soft hyphens, narrow spaces, case and accents', () => {
  expect(finds(foldText('14 Tage'), 'Sie haben 14\u202fTage Zeit')).toBe(true);
  expect(finds(foldText('garantie'), 'Zufriedenheits\u00adgarantie')).toBe(true);
  expect(finds(foldText('uber'), 'Über uns')).toBe(true);
  expect(finds(foldText('Entschei\u00addung'), 'eine Entscheidung')).toBe(true);
});

test('what a placeholder stands for is found', () => {
  const id = 'de.nova.hero.title';
  const field = { id, kind: 'text', defaultValue: '{{guaranteeDays}} Tage {{count}}' } as const;
  const area = {
    fields: new Map([[id, field]]),
    trees: pageTrees([field]),
    toReview: new Map<string, number>(),
    missing: new Set<string>(),
    factsOf: () => ({ guaranteeDays: '14' }),
  };
  const found = (search: string) => foundPlaces(placesIn(area), area, search, 'all');
  expect(found('14 Tage')).toMatchObject([
    { page: 'nova', field: 'hero.title', texts: [['de', '14 Tage {{count}}']] },
  ]);
  expect(found('15 Tage')).toEqual([]);
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
  expect(tokensOf(text)).toContainEqual({ type: 'chip', text: '{{price.session}}' });
  expect(tokensOf(text)).toContainEqual({ type: 'mark', text: '\u00ad' });
  expect(
    tokensOf(text)
      .map((token) => token.text)
      .join(''),
  ).toBe(text);
});
