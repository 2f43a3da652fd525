import { expect, test } from 'vitest';
import { pages } from '#app/routes.ts';
import { browserStorage } from '#content/browser-storage.ts';
import { offerings } from '#content/offerings/offerings.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { content } from '#tests/kit/content.ts';
import { inherited, textsOf } from '#tests/kit/html-tree.ts';
import { guessLanguage } from '#tests/kit/language-guess.ts';
import { findings, readPages } from '#tests/kit/page-checks.ts';

/** The same in both languages, so removed before a text is judged. */
const allowed = [
  content.site.brand.name,
  content.site.legal.legalName.de,
  content.site.legal.legalName.en,
  content.site.email,
  ...Object.values(browserStorage),
  ...Object.values(offerings).map(({ name }) => name),
  // Plans and sessions with the same name in both languages (PRICE-1)
  'Zen Focus',
  'NOVA Quantum',
  'Single Session',
  'Business Package',
  'Enterprise Solution',
  'Core + SEO/Blog',
  'Core + SEO/Social',
  'Growth Plan',
  'Full Digital Strategy',
  'Enterprise Site Overhaul',
];

const readable = ['aria-label', 'alt', 'title', 'placeholder'];
const readableMeta = ['description', 'og:title', 'og:description', 'og:image:alt'];

function withoutNames(text: string): string {
  return allowed.reduce((rest, name) => rest.replaceAll(name, ''), text);
}

test('every text is written in the language that it is marked with', () => {
  const wrong = findings(({ document, elements }) => {
    const written = textsOf(document).map(({ text, parent }) => ({ text, element: parent }));
    const spoken = elements.flatMap((element) => [
      ...readable.map((name) => ({ text: element.attributes[name] ?? '', element })),
      ...(readableMeta.includes(element.attributes.name ?? element.attributes.property ?? '')
        ? [{ text: element.attributes.content ?? '', element }]
        : []),
    ]);
    return [...written, ...spoken].flatMap(({ text, element }) => {
      const marked = inherited(element, 'lang');
      const guessed = guessLanguage(withoutNames(text));
      return guessed !== undefined && guessed !== marked ? [`${marked}: “${text.trim()}”`] : [];
    });
  });
  expect(wrong).toEqual([]);
});

// Finds headings, labels and buttons, which have no small words to judge by.
test('no words stand on both pages of a pair, names aside', () => {
  const same = pages.flatMap(({ path }) => {
    const [german, english] = languages.map((language) => textsAt(pathIn(language, path), language));
    return [...(german ?? [])].filter((text) => english?.has(text)).map((text) => `${path}: ${text}`);
  });
  expect(same).toEqual([]);
});

function textsAt(path: string, language: Language): Set<string> {
  const page = readPages().find((candidate) => candidate.path === path);
  const texts = page ? textsOf(page.document) : [];
  return new Set(
    texts
      .filter(({ parent }) => inherited(parent, 'lang') === language)
      .map(({ text }) => text.replaceAll('\u00AD', '').trim())
      .filter((text) => (withoutNames(text).match(/\p{L}{2,}/gu) ?? []).length >= 2),
  );
}

test('the guess tells German and English sentences apart and leaves names alone', () => {
  expect(guessLanguage('Wir melden uns so bald wie möglich.')).toBe('de');
  expect(guessLanguage('We will get back to you as soon as possible.')).toBe('en');
  expect(guessLanguage('Österreich')).toBe('de');
  expect(guessLanguage('Core + SEO/Blog')).toBeUndefined();
  expect(guessLanguage('1.315 €')).toBeUndefined();
});
