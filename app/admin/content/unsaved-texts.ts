import type { ContentField } from '#domain/api/content.ts';
import { type Target, targetValue } from './field-target.ts';

type Fields = ReadonlyMap<string, ContentField>;

type Typed = ReadonlyMap<string, { readonly target: Target }>;

export type LostText = { readonly id: string; readonly text: string };

/** Texts that the server does not have yet. */
export function unsavedTextsIn(typed: Typed, fields: Fields): ReadonlyMap<string, string> {
  return new Map(
    [...typed].flatMap(([id, { target }]) => {
      const field = fields.get(id);
      const value = field && targetValue(field, target);
      return typeof value === 'string' ? [[id, value] as const] : [];
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
