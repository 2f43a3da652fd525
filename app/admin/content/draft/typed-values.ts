import { isPriceValue } from '#app/admin/content/value-text.ts';
import { listOf, type Order, type Orders } from '#content/edits/items.ts';
import type { Price } from '#content/price.ts';
import type { ContentField } from '#domain/api/content.ts';
import { draftValue, type Target, targetValue } from './field-values.ts';

type Fields = ReadonlyMap<string, ContentField>;

/** Next states of fields that the server does not have yet. */
export type Typed = ReadonlyMap<string, { readonly target: Target }>;

export type LostText = { readonly id: string; readonly text: string };

export type UnsavedTexts = ReadonlyMap<string, string | Price>;

/** Settings that pages show in other words, which only the server knows. */
const toldInOtherWords = /^setting\.(?:CONTACT_HOURS|REPLY_WORKING_DAYS|\w+_DATE)$/;

/** Texts and prices that the server does not have yet. */
export function unsavedTextsIn(typed: Typed, fields: Fields): UnsavedTexts {
  return new Map(
    [...typed].flatMap(([id, { target }]) => {
      const field = fields.get(id);
      const value = field && targetValue(field, target);
      const isShown = typeof value === 'string' || (isPriceValue(value) && typeof value.amount === 'number');
      return isShown && !toldInOtherWords.test(id) ? [[id, value] as const] : [];
    }),
  );
}

/** Typed texts whose item a colleague has removed since. */
export function lostTextsIn(typed: Typed, fields: Fields): readonly LostText[] {
  return [...typed].flatMap(([id, { target }]) =>
    !fields.has(id) && target.to === 'value' && typeof target.value === 'string'
      ? [{ id, text: target.value }]
      : [],
  );
}

/** Orders of lists other than the default, also typed ones, whose list may belong to an item that is not stored yet. */
export function ordersShown(list: readonly ContentField[], typed: Typed, fields: Fields): Orders {
  const stored = list.filter(({ kind, live, draft }) => kind === 'order' && (live || draft));
  const orders = new Map(stored.map((field) => [listOf(field.id)!, draftValue(field) as Order]));
  for (const [id, { target }] of typed) {
    const field = fields.get(id);
    if (field?.kind === 'order') orders.set(listOf(id)!, targetValue(field, target) as Order);
  }
  return Object.fromEntries(orders);
}
