import type { Language } from '#domain/language/languages.ts';
import { formatMoney } from '#domain/money/money.ts';
import { markedAs } from './marks/marks.ts';
import { type LocalizedPrice, type Price, priceIn } from './price.ts';

/** The amount only; the sentence around it says period, "from" and VAT. */
export function formatPrice(price: Price | LocalizedPrice, language: Language): string {
  const record = priceIn(price, language);
  const { amount, currency, cents } = record;
  return markedAs(record, formatMoney(amount, currency, language, { cents }));
}
