import type { Language } from '#domain/languages.ts';
import { formatMoney } from '#domain/money.ts';
import { type LocalizedPrice, type Price, priceIn } from './price.ts';

/** The amount only; the sentence around it says period, "from" and VAT. */
export function formatPrice(price: Price | LocalizedPrice, language: Language): string {
  const { amount, currency, cents } = priceIn(price, language);
  return formatMoney(amount, currency, language, { cents });
}
