import type { MetaDescriptor } from 'react-router';
import { expect, test } from 'vitest';
import { type Page, pages } from '#app/routes.ts';
import type { Namespace } from '#content/words.ts';
import { pathIn } from '#domain/addresses.ts';
import { type Language, languages } from '#domain/languages.ts';
import { siteConfig } from '#site.config.ts';
import { notFoundMeta, pageMeta } from './page-meta.ts';

const listed = pages.filter((page: Page) => !page.unlisted);
const listedInBoth = languages.flatMap((language) =>
  listed.map(({ id, path }) => [pathIn(language, path), id as Namespace, language] as const),
);

function headAt(path: string, meta: ReturnType<typeof pageMeta>): MetaDescriptor[] {
  return meta({ location: { pathname: path } } as Parameters<typeof meta>[0]) as MetaDescriptor[];
}

function content(head: MetaDescriptor[], name: string): unknown[] {
  return head.flatMap((tag) =>
    ('name' in tag && tag.name === name) || ('property' in tag && tag.property === name) ? [tag.content] : [],
  );
}

function links(head: MetaDescriptor[], rel: string): unknown[][] {
  return head.flatMap((tag) => ('rel' in tag && tag.rel === rel ? [[tag.hrefLang, tag.href]] : []));
}

function titleOf(head: MetaDescriptor[]): string[] {
  return head.flatMap((tag) => ('title' in tag ? [tag.title as string] : []));
}

test.each(listedInBoth)(
  '%s has one title of 10 to 65 and one description of 50 to 160 characters',
  (path, id) => {
    const head = headAt(path, pageMeta(id));
    const titles = titleOf(head).map((title) => title.length);
    const descriptions = content(head, 'description').map((text) => String(text).length);
    expect(titles).toEqual([expect.toSatisfy((length: number) => length >= 10 && length <= 65)]);
    expect(descriptions).toEqual([expect.toSatisfy((length: number) => length >= 50 && length <= 160)]);
  },
);

test('no two pages share a title or a description, in either language', () => {
  const heads = listedInBoth.map(([path, id]) => headAt(path, pageMeta(id)));
  expect(new Set(heads.map((head) => titleOf(head)[0])).size).toBe(heads.length);
  expect(new Set(heads.map((head) => content(head, 'description')[0])).size).toBe(heads.length);
});

test.each(listedInBoth)('%s is canonical itself and names both languages', (path, id) => {
  const head = headAt(path, pageMeta(id));
  const german = listed.find((page) => page.id === id)!.path;
  const address = (language: Language) => siteConfig.origin + pathIn(language, german);
  expect(links(head, 'canonical')).toEqual([[undefined, siteConfig.origin + path]]);
  expect(links(head, 'alternate')).toEqual([
    ['de', address('de')],
    ['en', address('en')],
    ['x-default', address('de')],
  ]);
});

test.each(listedInBoth)('%s tells everything that a shared link shows', (path, id, language) => {
  const head = headAt(path, pageMeta(id));
  const tags = (name: string) => content(head, `og:${name}`);
  expect(tags('title')).toEqual(titleOf(head));
  expect(tags('description')).toEqual(content(head, 'description'));
  expect(tags('type')).toEqual(['website']);
  expect(tags('url')).toEqual([siteConfig.origin + path]);
  expect(tags('site_name')).toEqual([siteConfig.brand.name]);
  expect(tags('locale')).toEqual([language === 'de' ? 'de_DE' : 'en_US']);
  expect(tags('locale:alternate')).toEqual([language === 'de' ? 'en_US' : 'de_DE']);
  expect(tags('image')).toEqual([`${siteConfig.origin}/social/${language}/${id}.png`]);
  expect([...tags('image:width'), ...tags('image:height')]).toEqual(['1200', '630']);
  expect(tags('image:alt')).toEqual([expect.stringContaining(siteConfig.brand.name)]);
  expect(content(head, 'twitter:card')).toEqual(['summary_large_image']);
  expect(head.filter((tag) => 'script:ld+json' in tag)).toHaveLength(1);
});

test('an address that shows the page of another names that one as canonical', () => {
  const aliases = listed.flatMap((page: Page) => (page.sameAs ?? []).map((path) => [path, page] as const));
  for (const [path, page] of aliases) {
    const head = headAt(pathIn('en', path), pageMeta(page.id as Namespace));
    expect(links(head, 'canonical')).toEqual([[undefined, siteConfig.origin + pathIn('en', page.path)]]);
  }
  expect(aliases.length).toBeGreaterThan(0);
});

test('an unlisted page asks not to be indexed and has no address, picture or data', () => {
  const unlisted = pages.filter((page: Page) => page.unlisted).map((page) => page.path);
  for (const path of unlisted) {
    const head = headAt(path, pageMeta('support'));
    expect(content(head, 'robots')).toEqual(['noindex']);
    expect(links(head, 'canonical')).toEqual([]);
    expect(head.some((tag) => 'script:ld+json' in tag || 'property' in tag)).toBe(false);
  }
  expect(unlisted.length).toBeGreaterThan(0);
});

test('the not-found page asks not to be indexed, in the language of the path', () => {
  const german = headAt('/nothing-here', notFoundMeta as ReturnType<typeof pageMeta>);
  const english = headAt('/en/nothing-here', notFoundMeta as ReturnType<typeof pageMeta>);
  expect(content(german, 'robots')).toEqual(['noindex']);
  expect(content(english, 'robots')).toEqual(['noindex']);
  expect(content(german, 'description')).not.toEqual(content(english, 'description'));
});
