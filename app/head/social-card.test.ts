import { expect, test } from 'vitest';
import { content } from '#tests/kit/content.ts';
import { cardWords, socialCard, socialImage } from './social-card.ts';

test('a card tells the headline and one fact, with what must stand at a price', () => {
  expect(socialCard(content, 'fuel', 'en')).toEqual({
    brand: content.site.brand.name,
    title: 'Marketing, with someone checking the numbers.',
    fact: 'FUEL, from $1,999 per month',
    note: 'plus VAT, businesses only',
    offering: 'fuel',
  });
});

test('an offering without a list price is its name, and a page without a world is neutral', () => {
  expect(socialCard(content, 'integrated-solutions', 'de')).toMatchObject({
    fact: 'Integrated Solutions',
    note: '',
  });
  expect(socialCard(content, 'about', 'de')).toMatchObject({ note: '', offering: null });
});

test('a fact never says the headline once more', () => {
  expect(socialCard(content, 'imprint', 'de')).toMatchObject({
    title: 'Impressum',
    fact: 'KI-Coaching und Geschäftswachstum',
  });
});

test('the text for people who do not see the picture is what is written on it', () => {
  const words = cardWords({ brand: 'B', title: 'A title', fact: 'a fact', note: 'a note', offering: null });
  expect(words).toBe('B: A title. a fact, a note');
  expect(socialImage(content, 'nova', 'de').alt).toBe(cardWords(socialCard(content, 'nova', 'de')));
});

test('a picture that says something else than the page today is replaced by the one without words', () => {
  const image = socialImage(content, 'nova', 'de', { 'de/nova': { words: 'Another brand: another price' } });
  expect(image).toEqual({ url: `${content.site.origin}/social/plain.png`, alt: content.site.brand.name });
});
