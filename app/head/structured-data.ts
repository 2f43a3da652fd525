import { type Page, type PageId, pages } from '#app/routes.ts';
import { wordsFor } from '#app/words/words.ts';
import type { Content, Namespace } from '#content/content.ts';
import type { Language } from '#domain/language/languages.ts';
import { absoluteAddress } from './addresses.ts';
import type { DataNode } from './data-node.ts';
import { type HeadTexts, headTexts, shortTitle } from './head-texts.ts';
import { serviceData } from './offer-data.ts';
import { pageServices } from './page-offers.ts';
import { plain } from './plain.ts';
import { organizationData, providerData, websiteData, websiteId } from './site-data.ts';

const pageTypes: Partial<Record<PageId, string>> = { about: 'AboutPage', support: 'ContactPage' };

/** SEO-20, SEO-22, SEO-23 and SEO-25. No ratings: our reviews are unverified, and own ratings are not eligible (SEO-24). */
export function structuredData(content: Content, page: Page, language: Language, texts: HeadTexts): DataNode {
  const address = absoluteAddress(content, page.path, language);
  const id = page.id as PageId;
  const questions = questionsOf(wordsFor(content, language, page.id as Namespace));
  const services = pageServices(content, id, language);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(id === 'home' ? [organizationData(content, language), websiteData(content, language)] : []),
      {
        '@type': pageTypes[id] ?? 'WebPage',
        '@id': `${address}#page`,
        url: address,
        name: plain(texts.title),
        description: plain(texts.description),
        inLanguage: language,
        isPartOf: { '@id': websiteId(content, language) },
        ...(id === 'home' ? {} : { breadcrumb: { '@id': `${address}#trail` } }),
      },
      ...(id === 'home' ? [] : [trailData(content, page, language, address)]),
      ...services.map((service) => serviceData(service, address, providerData(content))),
      ...(questions.length > 0 ? [questionsData(questions, language, address)] : []),
    ],
  };
}

function trailData(content: Content, page: Page, language: Language, address: string): DataNode {
  const above = pages.filter(({ path }) => path !== '/' && page.path.startsWith(`${path}/`));
  const steps = [
    { name: wordsFor(content, language, 'common').menu.home, item: absoluteAddress(content, '/', language) },
    ...[...above, page].map(({ id, path }) => ({
      name: plain(shortTitle(content, headTexts(content, id, language).title)),
      item: absoluteAddress(content, path, language),
    })),
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${address}#trail`,
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

type Question = { readonly question: string; readonly answer: string };

/** The section whose every item has a question and an answer. */
function questionsOf(words: object): readonly Question[] {
  for (const section of Object.values(words)) {
    const items: unknown = section?.items;
    if (Array.isArray(items) && items.length > 0 && items.every(isQuestion)) return items;
  }
  return [];
}

function isQuestion(item: unknown): item is Question {
  const { question, answer } = (item ?? {}) as Partial<Question>;
  return typeof question === 'string' && typeof answer === 'string';
}

function questionsData(questions: readonly Question[], language: Language, address: string): DataNode {
  return {
    '@type': 'FAQPage',
    '@id': `${address}#questions`,
    url: address,
    inLanguage: language,
    isPartOf: { '@id': `${address}#page` },
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: plain(question),
      acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
    })),
  };
}
