import type { MetaDescriptor, MetaFunction } from 'react-router';
import type { Page, PageId } from '#app/routes.ts';
import { pageAt } from '#app/words/page.ts';
import { wordsFor } from '#app/words/words.ts';
import type { Namespace } from '#content/words.ts';
import { type Language, languageRules, languages } from '#domain/languages.ts';
import { siteConfig } from '#site.config.ts';
import { pageAddresses } from './addresses.ts';
import type { HeadTexts } from './head-texts.ts';
import { plain } from './plain.ts';
import { socialImage } from './social-card.ts';
import { structuredData } from './structured-data.ts';

/**
 * Head of a page: title and description in its language, canonical address, alternates, Open Graph (SEO-12 to -16),
 * structured data (SEO-20 to -25). The texts are `meta.title` and `meta.description` of the namespace; `choose` picks
 * others of its `meta`. Pages that are not listed get `noindex` instead of all that addresses them.
 */
export function pageMeta<N extends Namespace>(
  namespace: N,
  choose?: (meta: Record<string, string>) => HeadTexts,
): MetaFunction {
  return ({ location }) => {
    const { page, language } = pageAt(location.pathname);
    const words = wordsFor(language, namespace);
    const { meta } = words as unknown as { meta: Record<string, string> };
    const texts = choose ? choose(meta) : (meta as unknown as HeadTexts);
    return [
      { title: plain(texts.title) },
      { name: 'description', content: plain(texts.description) },
      ...(page && !page.unlisted
        ? [
            ...addresses(page, language),
            ...openGraph(page, language, texts),
            { 'script:ld+json': structuredData(page, language, texts, words) } as MetaDescriptor,
          ]
        : [{ name: 'robots', content: 'noindex' }]),
    ];
  };
}

/** Head of the not-found page, whose texts live beside the frame's. */
export const notFoundMeta = frameMeta('notFound');

/** Head of the page that tells of an error on our side. */
export const errorPageMeta = frameMeta('errorPage');

function frameMeta(page: 'notFound' | 'errorPage'): MetaFunction {
  return ({ location }) => {
    const { meta } = wordsFor(pageAt(location.pathname).language, 'common')[page];
    return [
      { title: meta.title },
      { name: 'description', content: meta.description },
      { name: 'robots', content: 'noindex' },
    ];
  };
}

function addresses(page: Page, language: Language): MetaDescriptor[] {
  const { canonical, alternates } = pageAddresses(page, language);
  return [
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternates.map((alternate) => ({ tagName: 'link', rel: 'alternate', ...alternate })),
  ];
}

function openGraph(page: Page, language: Language, texts: HeadTexts): MetaDescriptor[] {
  const others = languages.filter((candidate) => candidate !== language);
  const image = socialImage(page.id as PageId, language);
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteConfig.brand.name },
    { property: 'og:title', content: plain(texts.title) },
    { property: 'og:description', content: plain(texts.description) },
    { property: 'og:url', content: pageAddresses(page, language).canonical },
    { property: 'og:locale', content: openGraphLocale(language) },
    ...others.map((other) => ({ property: 'og:locale:alternate', content: openGraphLocale(other) })),
    { property: 'og:image', content: image.url },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function openGraphLocale(language: Language): string {
  return languageRules[language].locale.replace('-', '_');
}
