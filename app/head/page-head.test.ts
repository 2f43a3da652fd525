import { expect, test } from 'vitest';
import { type Page, pages } from '#app/routes.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { content as shown } from '#tests/kit/content.ts';
import { type ElementNode, elementsOf, parseHtml, textsOf } from '#tests/kit/html-tree.ts';
import { renderHead } from '#tests/kit/rendered-page.ts';

const listed = pages.filter((page: Page) => !page.unlisted);
const listedInBoth = languages.flatMap((language) =>
  listed.map(({ id, path }) => [pathIn(language, path), id, language] as const),
);

function headAt(path: string): ElementNode[] {
  return elementsOf(parseHtml(renderHead(path)));
}

function content(head: ElementNode[], name: string): string[] {
  return head.flatMap(({ attributes }) =>
    attributes.name === name || attributes.property === name ? [attributes.content!] : [],
  );
}

function links(head: ElementNode[], rel: string): unknown[][] {
  return head.flatMap(({ attributes }) =>
    attributes.rel === rel ? [[attributes.hreflang, attributes.href]] : [],
  );
}

function titleOf(head: ElementNode[]): string[] {
  return head
    .filter(({ tag }) => tag === 'title')
    .map((title) =>
      textsOf(title)
        .map(({ text }) => text)
        .join(''),
    );
}

function dataOf(head: ElementNode[]): ElementNode[] {
  return head.filter(({ attributes }) => attributes.type === 'application/ld+json');
}

test.each(listedInBoth)(
  '%s has one title of 10 to 65 and one description of 50 to 160 characters',
  (path) => {
    const head = headAt(path);
    const titles = titleOf(head).map((title) => title.length);
    const descriptions = content(head, 'description').map((text) => String(text).length);
    expect(titles).toEqual([expect.toSatisfy((length: number) => length >= 10 && length <= 65)]);
    expect(descriptions).toEqual([expect.toSatisfy((length: number) => length >= 50 && length <= 160)]);
  },
);

test('no two pages share a title or a description, in either language', () => {
  const heads = listedInBoth.map(([path]) => headAt(path));
  expect(new Set(heads.map((head) => titleOf(head)[0])).size).toBe(heads.length);
  expect(new Set(heads.map((head) => content(head, 'description')[0])).size).toBe(heads.length);
});

test.each(listedInBoth)('%s is canonical itself and names both languages', (path, id) => {
  const head = headAt(path);
  const german = listed.find((page) => page.id === id)!.path;
  const address = (language: Language) => shown.site.origin + pathIn(language, german);
  expect(links(head, 'canonical')).toEqual([[undefined, shown.site.origin + path]]);
  expect(links(head, 'alternate')).toEqual([
    ['de', address('de')],
    ['en', address('en')],
    ['x-default', address('de')],
  ]);
});

test.each(listedInBoth)('%s tells everything that a shared link shows', (path, id, language) => {
  const head = headAt(path);
  const tags = (name: string) => content(head, `og:${name}`);
  expect(tags('title')).toEqual(titleOf(head));
  expect(tags('description')).toEqual(content(head, 'description'));
  expect(tags('type')).toEqual(['website']);
  expect(tags('url')).toEqual([shown.site.origin + path]);
  expect(tags('site_name')).toEqual([shown.site.brand.name]);
  expect(tags('locale')).toEqual([language === 'de' ? 'de_DE' : 'en_US']);
  expect(tags('locale:alternate')).toEqual([language === 'de' ? 'en_US' : 'de_DE']);
  expect(tags('image')).toEqual([`${shown.site.origin}/social/${language}/${id}.png`]);
  expect([...tags('image:width'), ...tags('image:height')]).toEqual(['1200', '630']);
  expect(tags('image:alt')).toEqual([expect.stringContaining(shown.site.brand.name)]);
  expect(content(head, 'twitter:card')).toEqual(['summary_large_image']);
  expect(dataOf(head)).toHaveLength(1);
});

test('an address that shows the page of another names that one as canonical', () => {
  const aliases = listed.flatMap((page: Page) => (page.sameAs ?? []).map((path) => [path, page] as const));
  for (const [path, page] of aliases) {
    const head = headAt(pathIn('en', path));
    expect(links(head, 'canonical')).toEqual([[undefined, shown.site.origin + pathIn('en', page.path)]]);
  }
  expect(aliases.length).toBeGreaterThan(0);
});

test('an unlisted page asks not to be indexed and has no address, picture or data', () => {
  const unlisted = pages
    .filter((page: Page) => page.unlisted && page.id !== 'contact')
    .map(({ path }) => path);
  for (const path of unlisted) {
    const head = headAt(path);
    expect(content(head, 'robots')).toEqual(['noindex']);
    expect(links(head, 'canonical')).toEqual([]);
    expect(dataOf(head)).toEqual([]);
    expect(head.some(({ attributes }) => 'property' in attributes)).toBe(false);
  }
  expect(unlisted.length).toBeGreaterThan(0);
});

test('the not-found page asks not to be indexed, in the language of the path', () => {
  const german = headAt('/nothing-here');
  const english = headAt('/en/nothing-here');
  expect(content(german, 'robots')).toEqual(['noindex']);
  expect(content(english, 'robots')).toEqual(['noindex']);
  expect(content(german, 'description')).not.toEqual(content(english, 'description'));
});
