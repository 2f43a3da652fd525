import type { PageId } from '#app/routes.ts';
import { offerings } from '#content/offers.ts';
import {
  boosters,
  fuelPackages,
  leadershipOffers,
  monthlyGroups,
  type Plan,
  quantumPackages,
  singleSessions,
  smoPackages,
  sophiePackages,
} from '#content/plans.ts';
import { type LocalizedPrice, type Price, priceIn, prices } from '#content/prices.ts';
import type { Language } from '#domain/languages.ts';
import { wordsFor } from './words.ts';

export type PageOffer = { readonly id: string; readonly name: string; readonly price: Price };

/** Something a page sells, with everything it costs there. */
export type PageService = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly offers: readonly PageOffer[];
};

type Sale = (language: Language) => readonly PageService[];

/** What each page sells: amounts from prices.ts, names as the page's own words have them. */
const sales: Partial<Record<PageId, Sale>> = {
  nova(language) {
    const { hero, pricing } = wordsFor(language, 'nova');
    return service(offerings.nova.name, hero.lead, [session(language, pricing.name, prices.nova.session)]);
  },
  'nova-case-study'(language) {
    const { offer } = wordsFor(language, 'nova-case-study');
    const offers = [session(language, offer.title, prices.nova.caseSession)];
    return service(offer.title, offer.text, offers);
  },
  sophie(language) {
    const { hero, packages } = wordsFor(language, 'sophie');
    const names = packages.items.map((item) => item.name);
    return service(offerings.sophie.name, hero.lead, planOffers(language, sophiePackages, names));
  },
  fuel(language) {
    const { hero, pricing } = wordsFor(language, 'fuel');
    const names = pricing.cards.map((card) => card.title);
    return service(offerings.fuel.name, hero.lead, planOffers(language, fuelPackages, names));
  },
  'marcus-storm'(language) {
    const { hero, offers } = wordsFor(language, 'marcus-storm');
    const names = offers.items.map((item) => item.name);
    return service(offerings['marcus-storm'].name, hero.lead, planOffers(language, leadershipOffers, names));
  },
  'smo-excellence'(language) {
    const { hero, pricing } = wordsFor(language, 'smo-excellence');
    const names = pricing.items.map((item) => item.name);
    return service(offerings['smo-excellence'].name, hero.lead, planOffers(language, smoPackages, names));
  },
  'ic-water-principle'(language) {
    const { hero, price } = wordsFor(language, 'ic-water-principle');
    const offers = [session(language, price.name, prices['ic-water-principle'].session)];
    return service(offerings['ic-water-principle'].name, hero.lead, offers);
  },
  'business-wonder'(language) {
    const { hero, offers } = wordsFor(language, 'business-wonder');
    const names = offers.items.map((item) => item.name);
    return service(offerings['business-wonder'].name, hero.lead, planOffers(language, boosters, names));
  },
  'quantum-evolution'(language) {
    const { hero, offers } = wordsFor(language, 'quantum-evolution');
    const names = offers.items.map((item) => item.name);
    const plans = planOffers(language, quantumPackages, names);
    return service(offerings['quantum-evolution'].name, hero.lead, plans);
  },
  'master-wu'(language) {
    const { hero, price } = wordsFor(language, 'master-wu');
    return service(price.name, hero.lead, [session(language, price.name, prices['master-wu'].zenFocus)]);
  },
  'integrated-solutions'(language) {
    const { hero } = wordsFor(language, 'integrated-solutions');
    return service(offerings['integrated-solutions'].name, hero.lead, []);
  },
  monthly(language) {
    const { groups } = wordsFor(language, 'monthly');
    return monthlyGroups.flatMap((group, index) =>
      planOffers(
        language,
        group.plans,
        groups[index]!.plans.map((plan) => plan.name),
      ).map((offer, place) => soldAlone(offer, groups[index]!.plans[place]!.focus)),
    );
  },
  alacarte(language) {
    const { sessions } = wordsFor(language, 'alacarte');
    const names = sessions.map((item) => item.name);
    return planOffers(language, singleSessions, names).map((offer, place) =>
      soldAlone(offer, [sessions[place]!.duration, ...sessions[place]!.benefits].join('; ')),
    );
  },
};

/** What a page sells in a language, in the order of the page; nothing for pages without an offer. */
export function pageServices(id: PageId, language: Language): readonly PageService[] {
  return sales[id]?.(language) ?? [];
}

function service(name: string, description: string, offers: readonly PageOffer[]): PageService[] {
  return [{ id: 'service', name, description, offers }];
}

function soldAlone(offer: PageOffer, description: string): PageService {
  return { id: `service-${offer.id}`, name: offer.name, description, offers: [offer] };
}

function session(language: Language, name: string, price: Price | LocalizedPrice): PageOffer {
  return { id: 'session', name, price: priceIn(price, language) };
}

function planOffers(language: Language, plans: readonly Plan[], names: readonly string[]): PageOffer[] {
  return plans.map(({ id, price }, index) => ({ id, name: names[index]!, price: priceIn(price, language) }));
}
