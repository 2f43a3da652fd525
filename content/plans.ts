import type { LinkId } from '#config/links.ts';
import type { MonthlyPlanId, OfferingId } from './content.ts';

export type MonthlyGroup = {
  readonly id: 'omniChannel' | 'website';
  /** Their prices are the monthly ones of `prices`, by the same ids. */
  readonly plans: readonly { readonly id: MonthlyPlanId; readonly link: LinkId }[];
};

/** The two groups of /monthly with three plans each; no plan is marked popular (spec 2 §2, §3 and §9). */
export const monthlyGroups = [
  {
    id: 'omniChannel',
    plans: [
      { id: 'core', link: 'schedulingMonthly' },
      { id: 'coreBlog', link: 'schedulingMonthly' },
      { id: 'coreSocial', link: 'schedulingMonthly' },
    ],
  },
  {
    id: 'website',
    plans: [
      { id: 'growth', link: 'schedulingMonthly' },
      { id: 'strategy', link: 'schedulingMonthly' },
      { id: 'enterprise', link: 'schedulingMonthly' },
    ],
  },
] as const satisfies readonly MonthlyGroup[];

/** The five personas of the SOPHIE comparison, in the order of its table (spec 2 §2). */
export const comparedPersonas = [
  'sophie',
  'nova',
  'master-wu',
  'ic-water-principle',
  'marcus-storm',
] as const satisfies readonly OfferingId[];

export type ComparedPersona = (typeof comparedPersonas)[number];
