import { type Page, pagesOf } from '#app/routes.ts';
import type { Content } from '#content/content.ts';
import { isHiddenPage } from '#content/offerings/listed.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { defaultLanguage, type Language, languages } from '#domain/language/languages.ts';

type Alternate = { readonly hrefLang: Language | 'x-default'; readonly href: string };

type PageAddresses = {
  readonly canonical: string;
  /** The same set on both pages of a pair: de, en, x-default (the German page; SEO-14). */
  readonly alternates: readonly Alternate[];
};

export function absoluteAddress(
  { site }: Content,
  path: string,
  language: Language = defaultLanguage,
): string {
  return site.origin + pathIn(language, path);
}

/** Used by the page head and the sitemap, so they cannot differ (SEO-13, SEO-14, SEO-15). */
export function pageAddresses(content: Content, page: Page, language: Language): PageAddresses {
  return {
    canonical: absoluteAddress(content, page.path, language),
    alternates: [
      ...languages.map((of) => ({ hrefLang: of, href: absoluteAddress(content, page.path, of) })),
      { hrefLang: 'x-default', href: absoluteAddress(content, page.path) },
    ],
  };
}

/** In route table order, German before English (SEO-26). */
export function indexableAddresses(content: Content): PageAddresses[] {
  return pagesOf(content.offerings)
    .filter((page: Page) => !page.unlisted && !isHiddenPage(content.offerings, page.id))
    .flatMap((page) => languages.map((language) => pageAddresses(content, page, language)));
}
