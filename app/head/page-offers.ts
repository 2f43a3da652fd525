import type { PageId } from '#app/routes.ts';
import { singleWords } from '#app/words/single-words.ts';
import { wordsFor } from '#app/words/words.ts';
import { nova } from '#content/offerings/nova/offering.ts';
import { isOfferingId, type OfferingId, offerings } from '#content/offerings/offerings.ts';
import { planEntries } from '#content/offerings/record.ts';
import { monthlyGroups, singleSessions } from '#content/plans.ts';
import { type Price, priceIn } from '#content/prices.ts';
import type { Language } from '#domain/languages.ts';

export type PageOffer = { readonly id: string; readonly name: string; readonly price: Price };

/** Something a page sells, with everything it costs there. */
export type PageService = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly offers: readonly PageOffer[];
};

type Sale = (language: Language) => readonly PageService[];

/** What pages sell that are not the page of an offering: names as their own words have them. */
const sales: Partial<Record<PageId, Sale>> = {
  'nova-case-study'(language) {
    const { offer } = wordsFor(language, 'nova-case-study');
    const session = { id: 'session', name: offer.title, price: nova.otherPrices.caseSession };
    return [{ id: 'service', name: offer.title, description: offer.text, offers: [session] }];
  },
  monthly(language) {
    const { plans } = wordsFor(language, 'monthly');
    return monthlyGroups.flatMap((group) =>
      group.plans.map(({ id, price }) => {
        const { name, focus } = plans[id];
        return soldAlone({ id, name, price: priceIn(price, language) }, focus);
      }),
    );
  },
  alacarte(language) {
    return singleSessions.map(({ id, price }) => {
      const { name, duration, benefits } = singleWords(id, language);
      return soldAlone({ id, name, price }, [duration, ...benefits].join('; '));
    });
  },
};

/** What a page sells in a language, in the order of the page; nothing for pages without an offer. */
export function pageServices(id: PageId, language: Language): readonly PageService[] {
  if (isOfferingId(id)) return [offeringService(id, language)];
  return sales[id]?.(language) ?? [];
}

/** The words that every offering has, whatever else its page says. */
type OfferingWords = {
  readonly hero: { readonly lead: string };
  readonly plans?: Readonly<Record<string, { readonly name: string }>>;
};

function offeringService(id: OfferingId, language: Language): PageService {
  const offering = offerings[id];
  const { hero, plans = {} } = wordsFor(language, id) as OfferingWords;
  return {
    id: 'service',
    name: offering.soldAs ?? offering.name,
    description: hero.lead,
    offers: planEntries(offering).map(([plan, { price }]) => ({ id: plan, name: plans[plan]!.name, price })),
  };
}

function soldAlone(offer: PageOffer, description: string): PageService {
  return { id: `service-${offer.id}`, name: offer.name, description, offers: [offer] };
}
