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

/** A total with VAT, for consumers. */
export function consumer(amount: number, currency: Currency, period: Period = 'session'): Price {
  return { amount, currency, period, vat: 'included' };
}

/** A net amount, for businesses only. */
export function business(amount: number, currency: Currency, period: Period = 'once'): Price {
  return { amount, currency, period, vat: 'excluded' };
}

/** The price shown in a language: itself, or its German or English half. */
export function priceIn(price: Price | LocalizedPrice, language: Language): Price {
  return 'amount' in price ? price : price[language];
}
