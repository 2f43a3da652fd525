import type { Price } from '#content/price.ts';
import type { ContentField } from '#domain/api/content.ts';
import type { Language } from '#domain/language/languages.ts';
import { formatMoney } from '#domain/money/money.ts';
import { type Target, targetValue } from './field-target.ts';
import { isPriceValue } from './value-text.ts';

type Fields = ReadonlyMap<string, ContentField>;

type Typed = ReadonlyMap<string, { readonly target: Target }>;

export type LostText = { readonly id: string; readonly text: string };

export type UnsavedTexts = ReadonlyMap<string, string | Price>;

/** Texts and prices that the server does not have yet. */
export function unsavedTextsIn(typed: Typed, fields: Fields): UnsavedTexts {
  return new Map(
    [...typed].flatMap(([id, { target }]) => {
      const field = fields.get(id);
      const value = field && targetValue(field, target);
      const isShown = typeof value === 'string' || (isPriceValue(value) && typeof value.amount === 'number');
      return isShown ? [[id, value] as const] : [];
    }),
  );
}

/** The texts of a page: prices in the form that pages have. */
export function textsIn(language: Language, unsaved: UnsavedTexts): ReadonlyMap<string, string> {
  return new Map(
    [...unsaved].map(([id, value]) => {
      if (typeof value === 'string') return [id, value];
      const { amount, currency, cents } = value;
      return [id, formatMoney(amount, currency, language, { cents })];
    }),
  );
}

/** Typed texts whose item somebody has removed meanwhile. */
export function lostTextsIn(typed: Typed, fields: Fields): readonly LostText[] {
  return [...typed].flatMap(([id, { target }]) =>
    !fields.has(id) && target.to === 'value' && typeof target.value === 'string'
      ? [{ id, text: target.value }]
      : [],
  );
}
