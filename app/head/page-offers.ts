import type { PageId } from '#app/routes.ts';
import { singleWords } from '#app/words/single-words.ts';
import { wordsFor } from '#app/words/words.ts';
import type { Content, ListedOffering, OfferingId } from '#content/content.ts';
import { isOffering, isPaused, singleSessions } from '#content/offerings/listed.ts';
import { planEntries } from '#content/offerings/record.ts';
import { type Price, priceIn } from '#content/price.ts';
import type { Language } from '#domain/language/languages.ts';

export type PageOffer = { readonly id: string; readonly name: string; readonly price: Price };

export type PageService = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly offers: readonly PageOffer[];
  /** Cannot be ordered at the moment (docs/decisions/0005). */
  readonly isPaused?: boolean;
};

type Sale = (content: Content, language: Language) => readonly PageService[];

const sales: Partial<Record<PageId, Sale>> = {
  'nova-case-study'(content, language) {
    const { offer } = wordsFor(content, language, 'nova-case-study');
    const session = {
      id: 'session',
      name: offer.title,
      price: content.offerings.nova.otherPrices.caseSession,
    };
    return [
      {
        id: 'service',
        name: offer.title,
        description: offer.text,
        offers: [session],
        isPaused: isPaused(content.offerings, 'nova'),
      },
    ];
  },
  monthly(content, language) {
    const { plans } = wordsFor(content, language, 'monthly');
    return content.monthlyGroups.flatMap((group) =>
      group.plans.map(({ id }) => {
        const { name, focus } = plans[id];
        return soldAlone({ id, name, price: priceIn(content.prices.monthly[id], language) }, focus);
      }),
    );
  },
  alacarte(content, language) {
    return singleSessions(content.offerings).map(({ id, price }) => {
      const { name, duration, benefits } = singleWords(content, id, language);
      const service = soldAlone({ id, name, price }, [duration, ...benefits].join('; '));
      return { ...service, isPaused: isPaused(content.offerings, id) };
    });
  },
};

export function pageServices(content: Content, id: PageId, language: Language): readonly PageService[] {
  if (isOffering(content.offerings, id)) return [offeringService(content, id, language)];
  return sales[id]?.(content, language) ?? [];
}

type OfferingWords = {
  readonly hero: { readonly lead: string };
  readonly plans?: Readonly<Record<string, { readonly name: string }>>;
};

function offeringService(content: Content, id: OfferingId, language: Language): PageService {
  const offering: ListedOffering = content.offerings[id];
  const { hero, plans = {} } = wordsFor(content, language, id) as OfferingWords;
  return {
    id: 'service',
    name: offering.soldAs ?? offering.name,
    description: hero.lead,
    offers: planEntries(offering).map(([plan, { price }]) => ({ id: plan, name: plans[plan]!.name, price })),
    isPaused: isPaused(content.offerings, id),
  };
}

function soldAlone(offer: PageOffer, description: string): PageService {
  return { id: `service-${offer.id}`, name: offer.name, description, offers: [offer] };
}
