import type { Language } from './languages.ts';

export type Currency = 'EUR' | 'USD';

const signs: Record<Currency, string> = { EUR: '€', USD: '$' };
const locales: Record<Language, string> = { de: 'de-DE', en: 'en-US' };

/** Keeps a figure and its unit on one line in German (DESIGN §2: U+202F before € $ %). */
const narrowSpace = '\u202F';

/**
 * An amount of money as the language writes it: `1.315 €` and `499 $` in German, `€1,315` and `$499` in English.
 * Whole amounts stand without cents unless `cents` asks for them, as the specification does for 49.00 EUR (spec 2 §9).
 */
export function formatMoney(
  amount: number,
  currency: Currency,
  language: Language,
  options: { readonly cents?: boolean } = {},
): string {
  const digits = options.cents || !Number.isInteger(amount) ? 2 : 0;
  const figure = decimal(Math.abs(amount), language, digits);
  const minus = amount < 0 ? '−' : '';
  return language === 'de'
    ? `${minus}${figure}${narrowSpace}${signs[currency]}`
    : `${minus}${signs[currency]}${figure}`;
}

/** A percentage: `94 %` in German with a narrow no-break space, `94%` in English. */
export function formatPercent(value: number, language: Language): string {
  return `${formatNumber(value, language)}${language === 'de' ? narrowSpace : ''}%`;
}

/** A plain number with the language's grouping and an optional suffix: `12.000+`, `12,000+`. */
export function formatNumber(value: number, language: Language, suffix = ''): string {
  return new Intl.NumberFormat(locales[language]).format(value) + suffix;
}

function decimal(amount: number, language: Language, digits: number): string {
  return new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
