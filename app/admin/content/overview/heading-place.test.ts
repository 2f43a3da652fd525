import { expect, test } from 'vitest';
import type { ContentField } from '#domain/api/content.ts';
import { headingPlace } from './heading-place.ts';

const texts = {
  'de.nova.faq.items.0.question': 'Kann ich den Ter\u00admin verschieben?',
  'de.nova.faq.items.0.asks': 'absagen',
  'de.contract.end.title': 'Ende bei {{brand}}',
  'de.sophie.end.title': 'Ende bei Elambra',
  'en.nova.faq.items.0.question': 'Can I move the date?',
};

const fields = new Map(
  Object.entries(texts).map(([id, defaultValue]): [string, ContentField] => [
    id,
    { id, kind: 'text', defaultValue },
  ]),
);
const area = { fields, factsOf: () => ({ brand: 'Elambra' }) };

test('a heading that the search found leads to its field and to the note beside it', () => {
  const found = { page: 'nova', language: 'de', heading: '2 Kann ich den Termin verschieben?' } as const;
  expect(headingPlace(area, found)).toEqual({
    id: 'de.nova.faq.items.0.question',
    asks: 'de.nova.faq.items.0.asks',
  });
  expect(headingPlace(area, { ...found, language: 'en' })).toBeUndefined();
});

test('a heading of its page is preferred to the same one elsewhere; it need have no note', () => {
  const found = { language: 'de', heading: 'Ende bei Elambra' } as const;
  expect(headingPlace(area, { ...found, page: 'sophie' })).toEqual({ id: 'de.sophie.end.title' });
  expect(headingPlace(area, { ...found, page: 'nova' })).toEqual({ id: 'de.contract.end.title' });
});
