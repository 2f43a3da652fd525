import type { LinkId } from '#config/links.ts';
import type { MonthlyPlanId, OfferingId } from './content.ts';

export type MonthlyGroup = {
  readonly id: 'omniChannel' | 'website';
  readonly plans: readonly { readonly id: MonthlyPlanId; readonly link: LinkId }[];
};

/** Two groups of three plans; none is marked popular (spec 2 §2, §3 and §9). */
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

export const comparedPersonas = [
  'sophie',
  'nova',
  'master-wu',
  'ic-water-principle',
  'marcus-storm',
] as const satisfies readonly OfferingId[];

export type ComparedPersona = (typeof comparedPersonas)[number];
