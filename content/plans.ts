import type { LinkId } from '#site.config.ts';
import { type OfferingId, offerings } from './offerings/offerings.ts';
import { type LocalizedPrice, prices } from './prices.ts';

export type MonthlyPlan = { readonly id: string; readonly price: LocalizedPrice; readonly link: LinkId };

/** The two groups of /monthly with three plans each; no plan is marked popular (spec 2 §2, §3 and §9). */
export const monthlyGroups = [
  {
    id: 'omniChannel',
    plans: [
      { id: 'core', price: prices.monthly.core, link: 'schedulingMonthly' },
      { id: 'coreBlog', price: prices.monthly.coreBlog, link: 'schedulingMonthly' },
      { id: 'coreSocial', price: prices.monthly.coreSocial, link: 'schedulingMonthly' },
    ],
  },
  {
    id: 'website',
    plans: [
      { id: 'growth', price: prices.monthly.growth, link: 'schedulingMonthly' },
      { id: 'strategy', price: prices.monthly.strategy, link: 'schedulingMonthly' },
      { id: 'enterprise', price: prices.monthly.enterprise, link: 'schedulingMonthly' },
    ],
  },
] as const satisfies readonly { id: string; plans: readonly MonthlyPlan[] }[];

/** The offerings that are sold as single sessions on /alacarte, each with what it is sold as (spec 2 §3 and §9). */
export const singleSessions = Object.values(offerings).flatMap(({ id, single }) =>
  single ? [{ id, ...single }] : [],
);

/** The five personas of the SOPHIE comparison, in the order of its table (spec 2 §2). */
export const comparedPersonas = [
  'sophie',
  'nova',
  'master-wu',
  'ic-water-principle',
  'marcus-storm',
] as const satisfies readonly OfferingId[];
