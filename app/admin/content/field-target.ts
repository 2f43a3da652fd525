import type { ContentField, FieldChange } from '#domain/api/content.ts';
import { liveValue } from './field-values.ts';

/** What a field shall become. `defaultValue`: as the files say; `live`: without a change in the draft. */
export type Target =
  | { readonly to: 'value'; readonly value: unknown }
  | { readonly to: 'default' }
  | { readonly to: 'live' };

export function targetValue(field: ContentField, target: Target): unknown {
  if (target.to === 'value') return target.value;
  return target.to === 'default' ? field.defaultValue : liveValue(field);
}

/** What the draft on the server makes of it. */
export function draftedTarget(draft: ContentField['draft']): Target {
  if (!draft) return { to: 'live' };
  return 'value' in draft ? { to: 'value', value: draft.value } : { to: 'default' };
}

/** `revision`: of the field as it was when one began; null: it was not in the draft. */
export function changeTo(target: Target, id: string, revision: number | null): FieldChange {
  if (target.to === 'live') return { id, revision, isDiscarded: true };
  return { id, revision, ...(target.to === 'value' && { value: target.value }) };
}
