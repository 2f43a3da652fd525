import type { Price } from '#content/price.ts';
import businessWonderDe from './business-wonder/de.json' with { type: 'json' };
import businessWonderEn from './business-wonder/en.json' with { type: 'json' };
import { businessWonder } from './business-wonder/offering.ts';
import fuelDe from './fuel/de.json' with { type: 'json' };
import fuelEn from './fuel/en.json' with { type: 'json' };
import { fuel } from './fuel/offering.ts';
import icWaterPrincipleDe from './ic-water-principle/de.json' with { type: 'json' };
import icWaterPrincipleEn from './ic-water-principle/en.json' with { type: 'json' };
import { icWaterPrinciple } from './ic-water-principle/offering.ts';
import integratedSolutionsDe from './integrated-solutions/de.json' with { type: 'json' };
import integratedSolutionsEn from './integrated-solutions/en.json' with { type: 'json' };
import { integratedSolutions } from './integrated-solutions/offering.ts';
import marcusStormDe from './marcus-storm/de.json' with { type: 'json' };
import marcusStormEn from './marcus-storm/en.json' with { type: 'json' };
import { marcusStorm } from './marcus-storm/offering.ts';
import masterWuDe from './master-wu/de.json' with { type: 'json' };
import masterWuEn from './master-wu/en.json' with { type: 'json' };
import { masterWu } from './master-wu/offering.ts';
import novaDe from './nova/de.json' with { type: 'json' };
import novaEn from './nova/en.json' with { type: 'json' };
import { nova } from './nova/offering.ts';
import quantumEvolutionDe from './quantum-evolution/de.json' with { type: 'json' };
import quantumEvolutionEn from './quantum-evolution/en.json' with { type: 'json' };
import { quantumEvolution } from './quantum-evolution/offering.ts';
import type { Offering, Plan } from './record.ts';
import smoExcellenceDe from './smo-excellence/de.json' with { type: 'json' };
import smoExcellenceEn from './smo-excellence/en.json' with { type: 'json' };
import { smoExcellence } from './smo-excellence/offering.ts';
import sophieDe from './sophie/de.json' with { type: 'json' };
import sophieEn from './sophie/en.json' with { type: 'json' };
import { sophie } from './sophie/offering.ts';

/** In the order of OFFER-1; every list of offerings derives from this. */
const list = [
  sophie,
  nova,
  fuel,
  marcusStorm,
  masterWu,
  quantumEvolution,
  integratedSolutions,
  smoExcellence,
  icWaterPrinciple,
  businessWonder,
] as const satisfies readonly Offering[];

export type OfferingId = (typeof list)[number]['id'];

export type ListedOffering = Offering & { readonly id: OfferingId };

/** Values may change; the names of plans and figures stay literal types. */
type OwnRecord<R extends Offering> = Omit<Offering, keyof R & OwnKey> & { readonly id: R['id'] } & {
  readonly [K in keyof R & 'plans']: { readonly [Id in keyof R[K]]: Plan & Widened<R[K][Id]> };
} & {
  readonly [K in keyof R & 'otherPrices']: { readonly [Id in keyof R[K]]: Price };
} & { readonly [K in keyof R & ('figures' | 'schedule')]: Widened<R[K]> };

type OwnKey = 'id' | 'plans' | 'otherPrices' | 'figures' | 'schedule';

type Widened<T> = T extends number
  ? number
  : T extends string
    ? string
    : T extends object
      ? { readonly [K in keyof T]: Widened<T[K]> }
      : T;

export type Offerings = { readonly [R in (typeof list)[number] as R['id']]: OwnRecord<R> };

export const offerings = Object.fromEntries(
  list.map((offering) => [offering.id, offering]),
) as unknown as Offerings;

export const offeringWords = {
  de: {
    'business-wonder': businessWonderDe,
    fuel: fuelDe,
    'ic-water-principle': icWaterPrincipleDe,
    'integrated-solutions': integratedSolutionsDe,
    'marcus-storm': marcusStormDe,
    'master-wu': masterWuDe,
    nova: novaDe,
    'quantum-evolution': quantumEvolutionDe,
    'smo-excellence': smoExcellenceDe,
    sophie: sophieDe,
  },
  en: {
    'business-wonder': businessWonderEn,
    fuel: fuelEn,
    'ic-water-principle': icWaterPrincipleEn,
    'integrated-solutions': integratedSolutionsEn,
    'marcus-storm': marcusStormEn,
    'master-wu': masterWuEn,
    nova: novaEn,
    'quantum-evolution': quantumEvolutionEn,
    'smo-excellence': smoExcellenceEn,
    sophie: sophieEn,
  },
};
