import type { Language } from '#domain/language/languages.ts';
import type { Currency } from '#domain/money/currency.ts';

export const pricePeriods = ['once', 'session', 'week', 'month'] as const;

export type Period = (typeof pricePeriods)[number];

/** `included`: a total for consumers, "inkl. MwSt."; `excluded`: net, for businesses only (LAW-08). */
export const vatKinds = ['included', 'excluded'] as const;

export type Price = {
  readonly amount: number;
  readonly currency: Currency;
  readonly period: Period;
  readonly vat: (typeof vatKinds)[number];
  /** A starting price ("from $6999"). */
  readonly from?: true;
  /** Shows cents on a whole amount (49.00 EUR). */
  readonly cents?: true;
};

/** EUR on German pages, USD on English ones. */
export type LocalizedPrice = Readonly<Record<Language, Price>>;

export function consumer(amount: number, currency: Currency, period: Period = 'session'): Price {
  return { amount, currency, period, vat: 'included' };
}

export function business(amount: number, currency: Currency, period: Period = 'once'): Price {
  return { amount, currency, period, vat: 'excluded' };
}

export function priceIn(price: Price | LocalizedPrice, language: Language): Price {
  return 'amount' in price ? price : price[language];
}
