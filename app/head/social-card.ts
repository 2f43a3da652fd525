import type { PageId } from '#app/routes.ts';
import { wordsFor } from '#app/words/words.ts';
import { formatPrice } from '#content/format-price.ts';
import { isOfferingId, type OfferingId, offerings } from '#content/offerings/offerings.ts';
import { offeringGroups } from '#content/offerings/record.ts';
import { sophie } from '#content/offerings/sophie/offering.ts';
import type { Price } from '#content/prices.ts';
import socialCards from '#content/social-cards.json' with { type: 'json' };
import type { Namespace } from '#content/words.ts';
import type { Language } from '#domain/languages.ts';
import { siteConfig } from '#site.config.ts';
import { headTexts, shortTitle } from './head-texts.ts';
import { pageServices } from './page-offers.ts';
import { plain } from './plain.ts';

/** What the picture of a page shows when somebody shares its link (DESIGN §6). */
export type SocialCard = {
  readonly brand: string;
  readonly title: string;
  /** One fact about the page. */
  readonly fact: string;
  /** What must stand at a price: with or without VAT, and for whom (LAW-08). Empty without a price. */
  readonly note: string;
  /** Whose colours and drawing it has; null: the neutral card with the stone. */
  readonly offering: OfferingId | null;
};

/** What the pictures in public/social say, by language and page. */
type DrawnWords = Readonly<Record<string, { readonly words: string } | undefined>>;

/** The facts of pages whose title in the search results would say the same twice, or nothing. */
const ownFacts: Partial<Record<PageId, (language: Language) => string>> = {
  home: (language) => siteConfig.brand.claim[language],
  platform: (language) => {
    const { groups } = wordsFor(language, 'platform');
    return offeringGroups.map((group) => groups[group].title).join(' · ');
  },
  'nova-case-study': (language) => {
    const { hero, offer } = wordsFor(language, 'nova-case-study');
    return `${offerings.nova.name}, ${hero.figure}, ${offer.price}`;
  },
  'sophie-compare': (language) => wordsFor(language, 'sophie-compare').hero.price,
  demo: (language) => wordsFor(language, 'common').menu.demo,
  onboarding: (language) => wordsFor(language, 'onboarding').steps.title,
};

/** The world a page belongs to although it is not the page of the offering. */
const worlds: Partial<Record<PageId, OfferingId>> = { 'nova-case-study': 'nova', 'sophie-compare': 'sophie' };

/** The card of a listed page in a language: its headline, one fact, its world. */
export function socialCard(id: PageId, language: Language): SocialCard {
  const { hero } = wordsFor(language, id as Namespace) as unknown as { hero: { title: string } };
  const offering = isOfferingId(id) ? id : (worlds[id] ?? null);
  return {
    brand: siteConfig.brand.name,
    title: plain(hero.title),
    fact: plain(factOf(id, language, hero.title)),
    note: vatNote(id, language),
    offering,
  };
}

/**
 * The address of a page's picture and its text for people who do not see it. The pictures are drawn when words
 * change (`npm run social-cards`), not on the server: where words differ from those drawn, as with another brand name
 * or price, the picture without words stands in.
 */
export function socialImage(
  id: PageId,
  language: Language,
  drawn: DrawnWords = socialCards,
): { readonly url: string; readonly alt: string } {
  const key = `${language}/${id}`;
  const words = cardWords(socialCard(id, language));
  return drawn[key]?.words === words
    ? { url: `${siteConfig.origin}/social/${key}.png`, alt: words }
    : { url: `${siteConfig.origin}/social/plain.png`, alt: siteConfig.brand.name };
}

/** Everything that is written on a card, in reading order, as one text. */
export function cardWords({ brand, title, fact, note }: SocialCard): string {
  const sentence = /[.!?]$/.test(title) ? title : `${title}.`;
  return `${brand}: ${sentence} ${note ? `${fact}, ${note}` : fact}`;
}

function factOf(id: PageId, language: Language, title: string): string {
  const own = ownFacts[id]?.(language);
  if (own) return own;
  if (isOfferingId(id)) return offeringFact(id, language);
  const short = shortTitle(headTexts(id, language).title);
  return plain(short) === plain(title) ? siteConfig.brand.claim[language] : short;
}

/** `FUEL, ab 1.999 $ pro Monat`; an offering without a list price is its name. */
function offeringFact(id: OfferingId, language: Language): string {
  const [service] = pageServices(id, language);
  const price = service?.offers[0]?.price;
  if (!service || !price) return offerings[id].name;
  const { from, perMonth, perWeek } = wordsFor(language, 'common').price;
  const period = { month: perMonth, week: perWeek, session: '', once: '' }[price.period];
  const start = service.offers.length > 1 || price.from ? from : '';
  return `${service.name}, ${[start, formatPrice(price, language), period].filter(Boolean).join(' ')}`;
}

function vatNote(id: PageId, language: Language): string {
  const price = shownPrice(id, language);
  if (!price) return '';
  const { vatIncluded, vatExcluded } = wordsFor(language, 'common').price;
  return price.vat === 'included' ? vatIncluded : vatExcluded;
}

function shownPrice(id: PageId, language: Language): Price | undefined {
  if (id === 'sophie-compare') return sophie.otherPrices.comparison;
  return pageServices(id, language)[0]?.offers[0]?.price;
}
