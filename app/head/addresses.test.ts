import { expect, test } from 'vitest';
import { type Page, pages } from '#app/routes.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';
import { content } from '#tests/kit/content.ts';
import { indexableAddresses } from './addresses.ts';

test('every listed page stands once per language among the indexable addresses, and nothing else', () => {
  const expected = pages
    .filter((page: Page) => !page.unlisted)
    .flatMap(({ path }) => languages.map((language) => content.site.origin + pathIn(language, path)));
  expect(indexableAddresses(content).map(({ canonical }) => canonical)).toEqual(expected);
});

test('no alias and no unlisted page is indexable', () => {
  const addresses = new Set(indexableAddresses(content).map(({ canonical }) => canonical));
  const hidden = pages.flatMap((page: Page) => [
    ...(page.sameAs ?? []),
    ...(page.unlisted ? [page.path] : []),
  ]);
  expect(hidden.filter((path) => addresses.has(content.site.origin + path))).toEqual([]);
  expect(hidden.length).toBeGreaterThan(0);
});

test('both pages of a pair name the same languages, with the German one as default', () => {
  const addresses = indexableAddresses(content);
  for (let index = 0; index < addresses.length; index += 2) {
    const [german, english] = [addresses[index]!, addresses[index + 1]!];
    expect(english.alternates).toEqual(german.alternates);
    expect(german.alternates).toEqual([
      { hrefLang: 'de', href: german.canonical },
      { hrefLang: 'en', href: english.canonical },
      { hrefLang: 'x-default', href: german.canonical },
    ]);
  }
});
