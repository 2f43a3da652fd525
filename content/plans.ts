import type { MonthlyPlanId, OfferingId } from './content.ts';
import { type Contract, quoted } from './contract.ts';
import type { LinkId } from './facts/links.ts';

export type MonthlyGroup = {
  readonly id: 'omniChannel' | 'website';
  readonly contract: Contract;
  readonly plans: readonly { readonly id: MonthlyPlanId; readonly link: LinkId }[];
};

/** The terms renew maintenance contracts (8.2). */
const monthly: Contract = { ...quoted, renewal: 'maintenance' };

/** Two groups of three plans; none has a tag (PRICE-2, PRICE-3). */
export const monthlyGroups = [
  {
    id: 'omniChannel',
    contract: monthly,
    plans: [
      { id: 'core', link: 'schedulingMonthly' },
      { id: 'coreBlog', link: 'schedulingMonthly' },
      { id: 'coreSocial', link: 'schedulingMonthly' },
    ],
  },
  {
    id: 'website',
    contract: monthly,
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
