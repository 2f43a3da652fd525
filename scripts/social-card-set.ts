import { createHash } from 'node:crypto';
import { cardWords, socialCard } from '#app/head/social-card.ts';
import { type Page, type PageId, pages } from '#app/routes.ts';
import { defaultContent } from '#content/default-content.ts';
import { readSiteConfig } from '#content/facts/site-config.ts';
import { languages } from '#domain/language/languages.ts';
import { socialCardHtml } from './social-card-html.tsx';

export type DrawnCard = {
  /** Path below public/social without `.png`: `de/nova`. */
  readonly key: string;
  readonly html: string;
  /** Entry in content/social-cards.json. */
  readonly record: CardRecord;
};

export type CardRecord = {
  /** Text on the picture; the site uses the picture only while the page's words are the same. */
  readonly words: string;
  /** Hash of everything in the picture: words, colours, drawing and font. */
  readonly drawing: string;
};

const content = defaultContent(readSiteConfig({}));

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
