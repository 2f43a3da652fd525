import type { Content, OfferingId } from '#content/content.ts';
import { formatPrice } from '#content/format-price.ts';
import { entryPriceOf, type Offering } from '#content/offerings/record.ts';
import { business, type Period } from '#content/price.ts';
import type { Language } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { wordsFor } from './words.ts';

type EntryPrice = {
  readonly amount: string;
  /** Period, minimum term and VAT, required next to an amount (LAW-08, LAW-09). Empty without a list price. */
  readonly note: string;
};

export function entryPrice(content: Content, id: OfferingId, language: Language): EntryPrice {
  const { price: words } = wordsFor(content, language, 'common');
  const { labels } = wordsFor(content, language, 'platform');
  const offering: Offering = content.offerings[id];
  const price = entryPriceOf(offering);
  const minTerm = offering.figures?.minTermMonths;
  const priceFrom = offering.priceFrom && content.site.sales[offering.priceFrom];
  if (!price && priceFrom) {
    const amount = formatPrice(business(priceFrom, 'EUR'), language);
    return { amount: `${words.from} ${amount}`, note: words.vatExcluded };
  }
  if (!price) return { amount: words.onRequest, note: '' };
  const periods: Record<Period, string> = {
    once: words.once,
    session: words.once,
    week: words.perWeek,
    month: words.perMonth,
  };
  const parts = [
    periods[price.period],
    ...(minTerm ? [fill(labels.minTerm, { count: minTerm })] : []),
    price.vat === 'included' ? words.vatIncluded : words.vatExcluded,
  ];
  const amount = formatPrice(price, language);
  return { amount: price.from ? `${words.from} ${amount}` : amount, note: parts.join(', ') };
}
