import { type Price, prices } from './prices.ts';

/** The ten offerings, in the order of spec 1 §1. The id is also the page id and the namespace of its words. */
export const offeringIds = [
  'sophie',
  'nova',
  'fuel',
  'marcus-storm',
  'master-wu',
  'quantum-evolution',
  'integrated-solutions',
  'smo-excellence',
  'ic-water-principle',
  'business-wonder',
] as const;

export type OfferingId = (typeof offeringIds)[number];

/** Category of the catalogue: decides where a related-product link goes (spec 2 §3). */
export type Category = 'solutions' | 'business';

/** The bands of /platform. */
export const offeringGroups = ['sessions', 'programmes', 'support'] as const;

export type OfferingGroup = (typeof offeringGroups)[number];

export type Offering = {
  readonly id: OfferingId;
  /** Display name, a proper name and the same in both languages. */
  readonly name: string;
  readonly category: Category;
  /** Canonical German path; English is the same under /en. */
  readonly path: string;
  /** Motif file and drawing. */
  readonly motif: OfferingId;
  readonly group: OfferingGroup;
  /** Length of one session, where the offering is one. */
  readonly minutes?: number;
  /** The cheapest way in, for the budget filter; null: on request only. */
  readonly entryPrice: Price | null;
};

export const offerings: Readonly<Record<OfferingId, Offering>> = {
  sophie: {
    id: 'sophie',
    name: 'SOPHIE',
    category: 'solutions',
    path: '/sophie',
    motif: 'sophie',
    group: 'sessions',
    minutes: 15,
    entryPrice: prices.sophie.light,
  },
  nova: {
    id: 'nova',
    name: 'NOVA',
    category: 'solutions',
    path: '/nova',
    motif: 'nova',
    group: 'sessions',
    minutes: 60,
    entryPrice: prices.nova.session,
  },
  fuel: {
    id: 'fuel',
    name: 'FUEL',
    category: 'business',
    path: '/fuel',
    motif: 'fuel',
    group: 'programmes',
    entryPrice: prices.fuel.basic,
  },
  'marcus-storm': {
    id: 'marcus-storm',
    name: 'Marcus Storm',
    category: 'solutions',
    path: '/marcus-storm',
    motif: 'marcus-storm',
    group: 'support',
    minutes: 120,
    entryPrice: prices['marcus-storm'].basic,
  },
  'master-wu': {
    id: 'master-wu',
    name: 'Master Wu',
    category: 'solutions',
    path: '/solutions/master-wu',
    motif: 'master-wu',
    group: 'sessions',
    minutes: 30,
    entryPrice: prices['master-wu'].zenFocus,
  },
  'quantum-evolution': {
    id: 'quantum-evolution',
    name: 'Quantum Evolution',
    category: 'business',
    path: '/solutions/quantum-evolution',
    motif: 'quantum-evolution',
    group: 'programmes',
    entryPrice: prices['quantum-evolution'].basic,
  },
  'integrated-solutions': {
    id: 'integrated-solutions',
    name: 'Integrated Solutions',
    category: 'solutions',
    path: '/solutions/integrated-solutions',
    motif: 'integrated-solutions',
    group: 'support',
    entryPrice: null,
  },
  'smo-excellence': {
    id: 'smo-excellence',
    name: 'SMO Excellence',
    category: 'business',
    path: '/solutions/smo-excellence',
    motif: 'smo-excellence',
    group: 'sessions',
    minutes: 60,
    entryPrice: prices['smo-excellence'].single,
  },
  'ic-water-principle': {
    id: 'ic-water-principle',
    name: 'IC Water Principle',
    category: 'business',
    path: '/solutions/ic-water-principle',
    motif: 'ic-water-principle',
    group: 'sessions',
    minutes: 30,
    entryPrice: prices['ic-water-principle'].session,
  },
  'business-wonder': {
    id: 'business-wonder',
    name: 'SMO Business Wonder',
    category: 'business',
    path: '/solutions/business-wonder',
    motif: 'business-wonder',
    group: 'programmes',
    entryPrice: prices['business-wonder'].basic,
  },
};

/** True for the id of an offering; for values from outside (admin records, addresses). */
export function isOfferingId(value: unknown): value is OfferingId {
  return offeringIds.includes(value as OfferingId);
}
