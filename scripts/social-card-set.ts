import { createHash } from 'node:crypto';
import { cardWords, socialCard } from '#app/head/social-card.ts';
import { type Page, type PageId, pages } from '#app/routes.ts';
import { readSiteConfig } from '#config/site-config.ts';
import { shippedContent } from '#content/shipped.ts';
import { languages } from '#domain/languages.ts';
import { socialCardHtml } from './social-card-html.tsx';

export type DrawnCard = {
  /** Path below public/social without `.png`: `de/nova`. */
  readonly key: string;
  readonly html: string;
  /** What content/social-cards.json keeps of it. */
  readonly record: CardRecord;
};

export type CardRecord = {
  /** What is written on the picture; the site shows it only while its words say the same. */
  readonly words: string;
  /** Everything the picture is made of, words, colours, drawing and font, as a hash. */
  readonly drawing: string;
};

const content = shippedContent(readSiteConfig({}));

/** All pictures there must be: one for each listed page and language, and one without words. */
export function socialCardSet(): DrawnCard[] {
  const ofPages = pages
    .filter((page: Page) => !page.unlisted)
    .flatMap(({ id }) =>
      languages.map(
        (language) => [`${language}/${id}`, socialCard(content, id as PageId, language)] as const,
      ),
    );
  return [...ofPages, ['plain', null] as const].map(([key, card]) => {
    const html = socialCardHtml(card);
    const drawing = createHash('sha256').update(html).digest('hex').slice(0, 16);
    return {
      key,
      html,
      record: { words: card ? cardWords(card) : '', drawing },
    };
  });
}
