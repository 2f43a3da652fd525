import type { MetaDescriptor, MetaFunction } from 'react-router';
import { wordsFor } from './words.ts';
import { pageAt } from './page.ts';
import type { Namespace } from '#content/words.ts';
import { type Page, pathIn } from '#app/routes.ts';
import { type Language, languages } from '#domain/languages.ts';
import { siteConfig } from '#site.config.ts';

const locales: Record<Language, string> = { de: 'de_DE', en: 'en_US' };

type Texts = { readonly title: string; readonly description: string };

/**
 * Head of a page: title and description in its language, canonical address, alternates, Open Graph (SEO-12 to -16).
 * The texts are `meta.title` and `meta.description` of the namespace; `choose` picks others of its `meta`.
 */
export function pageMeta<N extends Namespace>(
  namespace: N,
  choose?: (meta: Record<string, string>) => Texts,
): MetaFunction {
  return ({ location }) => {
    const { page, language } = pageAt(location.pathname);
    const { meta } = wordsFor(language, namespace) as unknown as { meta: Record<string, string> };
    const texts = choose ? choose(meta) : (meta as unknown as Texts);
    return [
      { title: plain(texts.title) },
      { name: 'description', content: plain(texts.description) },
      ...(page && !page.unlisted
        ? addresses(page, language, texts)
        : [{ name: 'robots', content: 'noindex' }]),
    ];
  };
}

/** Head of the not-found page, whose texts live beside the frame's. */
export const notFoundMeta: MetaFunction = ({ location }) => {
  const { language } = pageAt(location.pathname);
  const { meta } = wordsFor(language, 'common').notFound;
  return [
    { title: meta.title },
    { name: 'description', content: meta.description },
    { name: 'robots', content: 'noindex' },
  ];
};

function addresses(page: Page, language: Language, texts: Texts): MetaDescriptor[] {
  const absolute = (of: Language) => siteConfig.origin + pathIn(of, page.path);
  const other = languages.find((candidate) => candidate !== language)!;
  return [
    { tagName: 'link', rel: 'canonical', href: absolute(language) },
    ...languages.map((of) => ({ tagName: 'link', rel: 'alternate', hrefLang: of, href: absolute(of) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: absolute('de') },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteConfig.brand.name },
    { property: 'og:title', content: plain(texts.title) },
    { property: 'og:description', content: plain(texts.description) },
    { property: 'og:url', content: absolute(language) },
    { property: 'og:locale', content: locales[language] },
    { property: 'og:locale:alternate', content: locales[other] },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Soft hyphens help headings on the page; in a title they would be copied along. */
function plain(text: string): string {
  return text.replaceAll('\u00ad', '');
}
