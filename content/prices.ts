import { business, consumer, type LocalizedPrice, type Price } from './price.ts';

const monthlyPlan = (euro: number, dollar: number): LocalizedPrice => ({
  de: business(euro, 'EUR', 'month'),
  en: business(dollar, 'USD', 'month'),
});

/** PRICE-1 and PRICE-3; amounts of offerings are in their records. */
export const prices = {
  brokerMembership: {
    month: consumer(200, 'USD', 'month'),
  },
  monthly: {
    core: monthlyPlan(665, 759),
    coreBlog: monthlyPlan(879, 999),
    coreSocial: monthlyPlan(1315, 1500),
    growth: monthlyPlan(2199, 2500),
    strategy: monthlyPlan(3949, 4500),
    enterprise: monthlyPlan(7459, 8500),
  },
} as const satisfies Record<string, Record<string, Price | LocalizedPrice>>;

export type MonthlyPlanId = keyof (typeof prices)['monthly'];

export type Prices = {
  readonly brokerMembership: { readonly month: Price };
  readonly monthly: Readonly<Record<MonthlyPlanId, LocalizedPrice>>;
};
