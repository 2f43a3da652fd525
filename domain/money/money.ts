import { type Language, languageRules } from '#domain/language/languages.ts';
import type { Currency } from './currency.ts';

/** U+202F keeps a figure and its unit on one line (PRICE-5). */
const narrowSpace = '\u202F';

/** `1.315 €` in German, `€1,315` in English. `cents` shows them for whole amounts, such as 49.00 EUR (PRICE-5). */
export function formatMoney(
  amount: number,
  currency: Currency,
  language: Language,
  options: { readonly cents?: boolean } = {},
): string {
  const digits = options.cents || !Number.isInteger(amount) ? 2 : 0;
  const money = numberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (amount < 0 ? '−' : '') + closeUp(money.format(Math.abs(amount)));
}

/** `94 %` in German with a narrow no-break space, `94%` in English. */
export function formatPercent(value: number, language: Language): string {
  return closeUp(numberFormat(language, { style: 'unit', unit: 'percent' }).format(value));
}

/** `12.000+` in German, `12,000+` in English. */
export function formatNumber(value: number, language: Language, suffix = ''): string {
  return numberFormat(language).format(value) + suffix;
}

/** `1315,5` in German, `1315.5` in English: as people type it into a field. */
export function formatDecimal(value: number, language: Language): string {
  return numberFormat(language, { useGrouping: false }).format(value);
}

/** `1315`, `1.315`, `1315,50` or `1,315.50`: three digits after a sign are thousands. Undefined for anything else. */
export function parseAmount(text: string): number | undefined {
  const [, whole, cents = ''] =
    /^(\d{1,7}|\d{1,3}(?:[.,]\d{3}){1,2})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(`${whole.replace(/\D/g, '')}.${cents}`);
}

/** Kept, because making one takes longer than hundreds of uses. */
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const id = language + JSON.stringify(options);
  let found = numberFormats.get(id);
  if (!found) {
    found = new Intl.NumberFormat(languageRules[language].locale, options);
    numberFormats.set(id, found);
  }
  return found;
}

function closeUp(text: string): string {
  return text.replaceAll('\u00A0', narrowSpace);
}
