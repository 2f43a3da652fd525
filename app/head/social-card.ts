import type { PageId } from '#app/routes.ts';
import { wordsFor } from '#app/words/words.ts';
import type { Content, Namespace, OfferingId } from '#content/content.ts';
import { formatPrice } from '#content/format-price.ts';
import { isOffering } from '#content/offerings/listed.ts';
import { offeringGroups } from '#content/offerings/record.ts';
import type { Price } from '#content/price.ts';
import socialCards from '#content/social-cards.json' with { type: 'json' };
import type { Language } from '#domain/language/languages.ts';
import { headTexts, shortTitle } from './head-texts.ts';
import { pageServices } from './page-offers.ts';
import { plain } from './plain.ts';

export type SocialCard = {
  readonly brand: string;
  readonly title: string;
  readonly fact: string;
  /** Required next to a price: VAT included or not, and for whom (LAW-08). Empty if there is no price. */
  readonly note: string;
  /** Supplies colours and drawing; null: the neutral card with the stone. */
  readonly offering: OfferingId | null;
};

type DrawnWords = Readonly<Record<string, { readonly words: string } | undefined>>;

/** For pages whose search title would repeat the headline or state no fact. */
const ownFacts: Partial<Record<PageId, (content: Content, language: Language) => string>> = {
  home: ({ site }, language) => site.brand.claim[language],
  platform: (content, language) => {
    const { groups } = wordsFor(content, language, 'platform');
    return offeringGroups.map((group) => groups[group].title).join(' · ');
  },
  'nova-case-study': (content, language) => {
    const { hero, offer } = wordsFor(content, language, 'nova-case-study');
    return `${content.offerings.nova.name}, ${hero.figure}, ${offer.price}`;
  },
  'sophie-compare': (content, language) => wordsFor(content, language, 'sophie-compare').hero.price,
  demo: (content, language) => wordsFor(content, language, 'common').menu.demo,
  onboarding: (content, language) => wordsFor(content, language, 'onboarding').steps.title,
};

const worlds: Partial<Record<PageId, OfferingId>> = {
  'nova-case-study': 'nova',
  'sophie-compare': 'sophie',
  'sophie-sample': 'sophie',
  'ic-water-principle-sample': 'ic-water-principle',
};

export function socialCard(content: Content, id: PageId, language: Language): SocialCard {
  const { hero } = wordsFor(content, language, id as Namespace) as unknown as { hero: { title: string } };
  const offering = isOffering(content.offerings, id) ? id : (worlds[id] ?? null);
  return {
    brand: content.site.brand.name,
    title: plain(hero.title),
    fact: plain(factOf(content, id, language, hero.title)),
    note: vatNote(content, id, language),
    offering,
  };
}

/** `npm run social-cards` draws the pictures; if words changed since, the picture without words is used. */
export function socialImage(
  content: Content,
  id: PageId,
  language: Language,
  drawn: DrawnWords = socialCards,
): { readonly url: string; readonly alt: string } {
  const key = `${language}/${id}`;
  const words = cardWords(socialCard(content, id, language));
  return drawn[key]?.words === words
    ? { url: `${content.site.origin}/social/${key}.png`, alt: words }
    : { url: `${content.site.origin}/social/plain.png`, alt: content.site.brand.name };
}

export function cardWords({ brand, title, fact, note }: SocialCard): string {
  const sentence = /[.!?]$/.test(title) ? title : `${title}.`;
  return `${brand}: ${sentence} ${note ? `${fact}, ${note}` : fact}`;
}

function factOf(content: Content, id: PageId, language: Language, title: string): string {
  const own = ownFacts[id]?.(content, language);
  if (own) return own;
  if (isOffering(content.offerings, id)) return offeringFact(content, id, language);
  const short = shortTitle(content, headTexts(content, id, language).title);
  return plain(short) === plain(title) ? content.site.brand.claim[language] : short;
}

/** `FUEL, ab 1.999 $ pro Monat`; without a list price only the name. */
function offeringFact(content: Content, id: OfferingId, language: Language): string {
  const [service] = pageServices(content, id, language);
  const price = service?.offers[0]?.price;
  if (!service || !price) return content.offerings[id].name;
  const { from, perMonth, perWeek } = wordsFor(content, language, 'common').price;
  const period = { month: perMonth, week: perWeek, session: '', once: '' }[price.period];
  const start = service.offers.length > 1 || price.from ? from : '';
  return `${service.name}, ${[start, formatPrice(price, language), period].filter(Boolean).join(' ')}`;
}

function vatNote(content: Content, id: PageId, language: Language): string {
  const price = shownPrice(content, id, language);
  if (!price) return '';
  const { vatIncluded, vatExcluded } = wordsFor(content, language, 'common').price;
  return price.vat === 'included' ? vatIncluded : vatExcluded;
}

function shownPrice(content: Content, id: PageId, language: Language): Price | undefined {
  if (id === 'sophie-compare') return content.offerings.sophie.otherPrices.comparison;
  return pageServices(content, id, language)[0]?.offers[0]?.price;
}
