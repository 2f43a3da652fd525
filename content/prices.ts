import type { Language } from '#domain/languages.ts';
import type { Currency } from '#domain/money.ts';

export type Period = 'once' | 'session' | 'week' | 'month';

export type Price = {
  readonly amount: number;
  readonly currency: Currency;
  readonly period: Period;
  /** `included`: a total for consumers, "inkl. MwSt."; `excluded`: net, for businesses only (LAW-08). */
  readonly vat: 'included' | 'excluded';
  /** The specification calls it a starting price ("from $6999"). */
  readonly from?: true;
  /** Written with cents although it is a whole amount (49.00 EUR). */
  readonly cents?: true;
};

/** A price that differs by language: EUR on German pages, USD on English ones. */
export type LocalizedPrice = Readonly<Record<Language, Price>>;

const consumer = (amount: number, currency: Currency, period: Period = 'session'): Price => ({
  amount,
  currency,
  period,
  vat: 'included',
});

const business = (amount: number, currency: Currency, period: Period = 'once'): Price => ({
  amount,
  currency,
  period,
  vat: 'excluded',
});

const monthlyPlan = (euro: number, dollar: number): LocalizedPrice => ({
  de: business(euro, 'EUR', 'month'),
  en: business(dollar, 'USD', 'month'),
});

/** Every amount of spec 2 §9 "Prices", by offer and tier. The only place where an amount is written. */
export const prices = {
  nova: {
    session: consumer(499, 'USD'),
    caseSession: consumer(27, 'USD'),
  },
  brokerMembership: {
    month: consumer(200, 'USD', 'month'),
  },
  sophie: {
    light: consumer(19.99, 'USD', 'month'),
    standard: consumer(29, 'USD', 'week'),
    elite: consumer(299, 'USD', 'month'),
    comparison: { ...consumer(19, 'EUR'), from: true },
  },
  fuel: {
    basic: business(1999, 'USD', 'month'),
    advanced: business(3999, 'USD', 'month'),
    enterprise: { ...business(6999, 'USD', 'month'), from: true },
  },
  'smo-excellence': {
    single: business(499, 'EUR', 'session'),
    business: business(1299, 'EUR'),
    enterprise: business(4999, 'EUR'),
  },
  'ic-water-principle': {
    session: consumer(99, 'USD'),
  },
  'business-wonder': {
    basic: business(199, 'EUR'),
    pro: business(499, 'EUR'),
    enterprise: business(999, 'EUR'),
  },
  'quantum-evolution': {
    basic: business(1999, 'EUR'),
    pro: business(4999, 'EUR'),
    enterprise: business(12999, 'EUR'),
  },
  'master-wu': {
    zenFocus: { ...consumer(49, 'EUR'), cents: true },
  },
  'marcus-storm': {
    basic: business(997, 'EUR'),
    professional: business(2497, 'EUR'),
    elite: business(4997, 'EUR'),
  },
  alacarte: {
    sophie: consumer(197, 'EUR'),
    nova: consumer(297, 'EUR'),
    'marcus-storm': consumer(497, 'EUR'),
    'master-wu': consumer(147, 'EUR'),
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

/** The price shown in a language: itself, or its German or English half. */
export function priceIn(price: Price | LocalizedPrice, language: Language): Price {
  return 'amount' in price ? price : price[language];
}
