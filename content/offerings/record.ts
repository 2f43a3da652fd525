import type { Contract } from '#content/contract.ts';
import type { Price } from '#content/price.ts';
import type { Lengths } from '#domain/language/spans.ts';
import type { OfferingColors } from '#domain/palette/offering-colors.ts';

/** Decides where a related-product link goes (OFFER-2). */
export type Category = 'solutions' | 'business';

/** Sections of /platform. */
export const offeringGroups = ['sessions', 'programmes', 'support'] as const;

export type OfferingGroup = (typeof offeringGroups)[number];

export const needs = ['decide', 'grow', 'lead', 'focus', 'solve'] as const;

export type Need = (typeof needs)[number];

/** Tags of the highlighted plan (PRICE-2). */
export const planMarks = ['popular', 'recommended', 'bestseller', 'quick'] as const;

export type PlanMark = (typeof planMarks)[number];

/** Paused: shown, not sold. Hidden: neither shown nor linked. */
export const availabilities = ['paused', 'hidden'] as const;

export type Availability = (typeof availabilities)[number];

/** Configuration variable and default address. */
export type ConfiguredLink = { readonly variable: string; readonly fallback: string };

export type Plan = {
  readonly price: Price;
  readonly mark?: PlanMark;
  /** Without one the button opens the support form with the plan filled in. */
  readonly link?: ConfiguredLink;
  /** The button opens a mail with this subject instead. */
  readonly mailSubject?: string;
  /** Set where it differs from that of the offering. */
  readonly contract?: Contract;
  readonly figures?: Figures;
};

export type Figures = Readonly<Record<string, number>>;

/** Sold without a package on /alacarte (PAGE-8). */
export type SingleSession = Plan & { readonly link: ConfiguredLink };

export type Offering = {
  /** Also the page id, the namespace of the words and the name of the drawing. */
  readonly id: string;
  /** A proper name, the same in both languages. */
  readonly name: string;
  /** Set if it differs from the name of the offering. */
  readonly soldAs?: string;
  /** Absent: offered. */
  readonly availability?: Availability;
  readonly category: Category;
  readonly group: OfferingGroup;
  /** The first is where menus list it. */
  readonly needs: readonly Need[];
  /** German path; English is the same under /en. */
  readonly path: string;
  readonly sameAs?: readonly string[];
  /** Id of the offering that its page links to (OFFER-2). */
  readonly related?: string;
  readonly minutes?: number;
  /** Minutes of each part, in order; the words have the same ids. */
  readonly schedule?: Lengths;
  /** If absent, the survey does not list the offering; `name` if it differs there (OFFER-3). */
  readonly survey?: { readonly place: number; readonly name?: string };
  readonly colors: OfferingColors;
  /** Other drawings keep a margin inside the drop. */
  readonly fillsDrop?: true;
  /** Cheapest first: its price decides the budget. Empty: on request only. */
  readonly plans: Readonly<Record<string, Plan>>;
  /** Setting with the lowest price of what is on request only, if the operator has set one. */
  readonly priceFrom?: 'integratedPriceFrom';
  /** Id of the plan that parts of its page name. It may change, but not go. */
  readonly mainPlan?: string;
  /** Of the plans. */
  readonly contract?: Contract;
  readonly single?: SingleSession;
  readonly otherPrices?: Readonly<Record<string, Price>>;
  /** Numbers in its texts; `…Percent` is formatted as a percentage. */
  readonly figures?: Figures;
};

export function addressOf(
  { offeringLinks }: { readonly offeringLinks: Readonly<Record<string, string>> },
  { variable, fallback }: ConfiguredLink,
): string {
  return offeringLinks[variable] ?? fallback;
}

/**
 * The lowest price of its plans and of its single session in the same currency, which is a starting price if there are
 * several. Null: on request only.
 */
export function entryPriceOf({ plans, single }: Offering): Price | null {
  const all = [...Object.values(plans), ...(single ? [single] : [])].map(({ price }) => price);
  const comparable = all.filter(({ currency }) => currency === all[0]!.currency);
  const [lowest] = comparable.toSorted((one, other) => one.amount - other.amount);
  if (!lowest || Object.keys(plans).length === 0) return null;
  return comparable.length > 1 ? { ...lowest, from: true } : lowest;
}

/** In the order of the page; the words have the same ids. */
export function planEntries<Plans extends Offering['plans']>(offering: {
  readonly plans: Plans;
}): [keyof Plans & string, Plans[keyof Plans]][] {
  return Object.entries(offering.plans) as [keyof Plans & string, Plans[keyof Plans]][];
}
