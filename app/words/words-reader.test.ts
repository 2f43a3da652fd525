import { expect, test, vi } from 'vitest';
import { createWordsReader } from './words-reader.ts';

const resources = {
  de: {
    page: {
      hero: { title: 'Preis: {{price}}', hint: 'Noch {{count}} Plätze' },
      list: ['eins', 'zwei'],
      _review: { price: 'x' },
    },
  },
  en: { page: { hero: { title: 'Price: {{price}}' }, list: ['one', 'two'] } },
};
const read = () =>
  createWordsReader(resources, (language) => ({ price: language === 'de' ? '499 $' : '$499' }));

test('texts come in the shape of the file with the facts of the language filled in', () => {
  expect(read()('de', 'page')).toEqual({
    hero: { title: 'Preis: 499 $', hint: 'Noch {{count}} Plätze' },
    list: ['eins', 'zwei'],
  });
});

test('a missing text is its key and a console warning (WORDS-1)', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const page = read()('en', 'page') as { hero: { title: string; hint: string } };
  expect(page.hero).toEqual({ title: 'Price: $499', hint: 'hero.hint' });
  expect(warn).toHaveBeenCalledWith('Missing translation: page:hero.hint (en)');
  warn.mockRestore();
});
