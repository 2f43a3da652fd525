import type { ContentField, FieldChange, FieldProblem } from '#domain/api/content.ts';
import { isSame } from '#domain/publishing/same-value.ts';

/** The value that visitors see. */
export function liveValue({ live, defaultValue }: ContentField): unknown {
  return live ? live.value : defaultValue;
}

/** The value that visitors see once the draft is published. */
export function draftValue(field: ContentField): unknown {
  return targetValue(field, draftedTarget(field));
}

export function isChanged(field: ContentField): boolean {
  return field.draft !== undefined && !isSame(draftValue(field), liveValue(field));
}

/** The default has changed since an operator changed this field, and no choice between them was made. */
export function isOutdated(field: ContentField): boolean {
  const said = editedValue(field);
  return (
    said !== undefined && !isSame(said.basedOn, field.defaultValue) && !isSame(said.value, field.defaultValue)
  );
}

/** An operator's value with the default of that time; undefined if the field has none or the default is unknown. */
export function editedValue(field: ContentField): { value: unknown; basedOn: unknown } | undefined {
  const { live, draft, defaultValue } = field;
  if (!draft) return live && { value: live.value, basedOn: 'basedOn' in live ? live.basedOn : defaultValue };
  return 'value' in draft && 'basedOn' in draft ? { value: draft.value, basedOn: draft.basedOn } : undefined;
}

/** Next state of a field. `default`: as the files say; `live`: without a change in the draft. */
export type Target =
  | { readonly to: 'value'; readonly value: unknown }
  | { readonly to: 'default' }
  | { readonly to: 'live' };

export function targetValue(field: ContentField, target: Target): unknown {
  if (target.to === 'value') return target.value;
  return target.to === 'default' ? field.defaultValue : liveValue(field);
}

/** State of the field in the draft on the server. */
export function draftedTarget({ draft }: Pick<ContentField, 'draft'>): Target {
  if (!draft) return { to: 'live' };
  return 'value' in draft ? { to: 'value', value: draft.value } : { to: 'default' };
}

/** `revision`: of the field as it was when one began; null: it was not in the draft. */
export function changeTo(target: Target, id: string, revision: number | null): FieldChange {
  if (target.to === 'live') return { id, revision, isDiscarded: true };
  return { id, revision, ...(target.to === 'value' && { value: target.value }) };
}

/** A field as one sees it now, with what is not stored yet. */
export type ShownField = {
  readonly field: ContentField;
  readonly value: unknown;
  readonly isChanged: boolean;
  readonly isUnsaved: boolean;
  readonly problem: FieldProblem | undefined;
  /** The field as a colleague has left it since. */
  readonly conflict: ContentField | undefined;
};

/** `target`: typed and not stored yet. */
export function shownField(
  field: ContentField,
  target: Target | undefined,
  trouble: Pick<ShownField, 'problem' | 'conflict'>,
): ShownField {
  const value = target ? targetValue(field, target) : draftValue(field);
  return {
    field,
    value,
    isChanged: (target ?? field.draft) !== undefined && !isSame(value, liveValue(field)),
    isUnsaved: target !== undefined,
    ...trouble,
  };
}
