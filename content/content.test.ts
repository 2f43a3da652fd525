import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#domain/language/languages.ts';
import { placeholdersIn, replacePlaceholders } from '#domain/publishing/placeholders.ts';
import { textEntries } from './text-entries.ts';
import { type Namespace, words } from './words.ts';

const namespaces = Object.keys(words.de) as Namespace[];

/** Texts of three and more words that are deliberately the same in both languages. */
const sameInBothLanguages = new Set([
  // Names of offerings and plans
  'IC Water Principle',
  'ic-water-principle',
  'SMO Business Wonder',
  'Quantum Evolution System',
  'Core + SEO/Blog',
  'Core + SEO/Social',
  'Full Digital Strategy',
  'Enterprise Site Overhaul',
  // The same text in both languages (PAGE-3, COLOR-2, COLOR-4)
  '404 Page Not Found',
  'Failed to save product colors to localStorage',
  'AI-powered Consciousness Operating System',
  '9-Minuten Quantum Breakthrough',
  'The Dominican Culture Expert',
  '30 Years of Navy Experience',
]);

const namesIn = (folder: string) => readdirSync(new URL(folder, import.meta.url), { withFileTypes: true });

const fileNames = (language: string) => [
  ...namesIn(`./${language}`).map(({ name }) => name.replace(/\.json$/, '')),
  ...namesIn('./offerings')
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((id) => namesIn(`./offerings/${id}`).some(({ name }) => name === `${language}.json`)),
];

test.each(languages)('every file in %s is a namespace of the words', (language) => {
  expect(Object.keys(words[language]).toSorted()).toEqual(fileNames(language).toSorted());
});

test('both languages have the same files', () => {
  expect(fileNames('en').toSorted()).toEqual(fileNames('de').toSorted());
});

test.each(languages)('the words of the admin area in %s are those of all its files', (language) => {
  const sections = namesIn(`./${language}/admin`).flatMap(({ name }) =>
    Object.keys(JSON.parse(readFileSync(new URL(`./${language}/admin/${name}`, import.meta.url), 'utf8'))),
  );
  expect(Object.keys(words[language].admin).toSorted()).toEqual(sections.toSorted());
});

// Lists are numbered keys, so lists of different length have different paths.
test.each(namespaces)('%s has the same keys and list lengths in German and English', (namespace) => {
  const paths = (language: 'de' | 'en') => textEntries(words[language][namespace]).map(([path]) => path);
  expect(paths('en')).toEqual(paths('de'));
});

test.each(namespaces)('%s has no empty text', (namespace) => {
  const empty = languages.flatMap((language) =>
    textEntries(words[language][namespace]).filter(([, text]) => text.trim() === ''),
  );
  expect(empty).toEqual([]);
});

test.each(namespaces)('%s mentions the same facts in German and English', (namespace) => {
  const facts = (language: 'de' | 'en') =>
    textEntries(words[language][namespace]).map(([path, text]) => [path, placeholdersIn(text).toSorted()]);
  expect(facts('en')).toEqual(facts('de'));
});

test('placeholders are written {{name}} and nothing else has curly brackets', () => {
  const odd = allTexts().filter(([, text]) => /[{}]/.test(replacePlaceholders(text, () => '')));
  expect(odd).toEqual([]);
});

test('plural texts come as a pair of _one and _other', () => {
  const paths = new Set<string>(allTexts().map(([path]) => path));
  const alone = [...paths].filter(
    (path) =>
      (path.endsWith('_one') && !paths.has(path.replace(/_one$/, '_other'))) ||
      (path.endsWith('_other') && !paths.has(path.replace(/_other$/, '_one'))),
  );
  expect(alone).toEqual([]);
});

test('no sentence is left in one language only', () => {
  const same = namespaces.flatMap((namespace) => {
    const german = new Map(textEntries(words.de[namespace]));
    return textEntries(words.en[namespace])
      .filter(
        ([path, text]) => german.get(path) === text && isSentence(text) && !sameInBothLanguages.has(text),
      )
      .map(([path, text]) => `${namespace}.${path}: ${text}`);
  });
  expect(same).toEqual([]);
});

function allTexts() {
  return languages.flatMap((language) =>
    namespaces.flatMap((namespace) =>
      textEntries(words[language][namespace]).map(
        ([path, text]) => [`${language}/${namespace}.${path}`, text] as const,
      ),
    ),
  );
}

function isSentence(text: string): boolean {
  return (replacePlaceholders(text, () => '').match(/\p{L}{2,}/gu) ?? []).length >= 3;
}
