import type { Price } from '#content/price.ts';
import type { OfferingColors } from '#domain/palette/offering-colors.ts';

/** Category of the catalogue: decides where a related-product link goes (spec 2 §3). */
export type Category = 'solutions' | 'business';

/** The bands of /platform. */
export const offeringGroups = ['sessions', 'programmes', 'support'] as const;

export type OfferingGroup = (typeof offeringGroups)[number];

/** What visitors of /platform can say they need. */
export const needs = ['decide', 'grow', 'lead', 'focus', 'solve'] as const;

export type Need = (typeof needs)[number];

/** The tag of the plan that stands out in its table, as the specification words it (spec 2 §9). */
export type PlanMark = 'popular' | 'recommended' | 'bestseller' | 'quick';

/** A page of somebody else's: the variable of the configuration that names it, and where it leads without one. */
export type OutsideLink = { readonly variable: string; readonly fallback: string };

export type Plan = {
  readonly price: Price;
  readonly mark?: PlanMark;
  /** Outside target of the button. Without one the button opens the support form with the plan filled in. */
  readonly link?: OutsideLink;
  /** The plan is agreed on by mail: the button writes one with this subject. */
  readonly mailSubject?: string;
  /** What its sentences count, such as days of processing. */
  readonly figures?: Figures;
};

export type Figures = Readonly<Record<string, number>>;

/** An offering as one session without a package, on /alacarte (spec 2 §3). */
export type SingleSession = Plan & { readonly link: OutsideLink };

/** Everything about an offering that is no sentence and no drawing. */
export type Offering = {
  /** Also the page id, the namespace of the words and the name of the drawing. */
  readonly id: string;
  /** Display name, a proper name and the same in both languages. */
  readonly name: string;
  /** What is sold, where that has another name than the offering. */
  readonly soldAs?: string;
  readonly category: Category;
  readonly group: OfferingGroup;
  readonly needs: readonly Need[];
  /** Canonical German path; English is the same under /en. */
  readonly path: string;
  /** Other paths that show the same page. */
  readonly sameAs?: readonly string[];
  /** Id of the offering that its page leads to (spec 2 §3). */
  readonly related?: string;
  /** Length of one session, where the offering is one. */
  readonly minutes?: number;
  /** How the minutes are divided, in the order of the parts in the words. */
  readonly schedule?: readonly number[];
  /** Its place among the choices of the survey, and its name there if another (spec 1 §3). Absent: not asked about. */
  readonly survey?: { readonly place: number; readonly name?: string };
  readonly colors: OfferingColors;
  /** Its drawing fills the whole drop; others keep a margin inside it (DESIGN §6). */
  readonly fillsDrop?: true;
  /** By id, the cheapest first: its price is the budget that the offering fits. Empty: on request only. */
  readonly plans: Readonly<Record<string, Plan>>;
  readonly single?: SingleSession;
  /** Prices that its pages and others name, beside those of the plans. */
  readonly otherPrices?: Readonly<Record<string, Price>>;
  /** What its sentences count, beside the figures of the plans; `…Percent` is written as a percentage. */
  readonly figures?: Figures;
};

/** All outside links of an offering. */
export function linksOf({ plans, single }: Offering): OutsideLink[] {
  return [...Object.values(plans), ...(single ? [single] : [])].flatMap(({ link }) => (link ? [link] : []));
}

/** Where an outside link of an offering leads with this configuration. */
export function addressOf(
  { offeringLinks }: { readonly offeringLinks: Readonly<Record<string, string>> },
  { variable, fallback }: OutsideLink,
): string {
  return offeringLinks[variable] ?? fallback;
}

/** The price of the cheapest way in; null: on request only. */
export function entryPriceOf(offering: Offering): Price | null {
  const [cheapest] = Object.values(offering.plans);
  return cheapest?.price ?? null;
}

/** The plans of an offering with their ids, in the order of its page; words have the same ids. */
export function planEntries<Plans extends Offering['plans']>(offering: {
  readonly plans: Plans;
}): [keyof Plans & string, Plans[keyof Plans]][] {
  return Object.entries(offering.plans) as [keyof Plans & string, Plans[keyof Plans]][];
}
