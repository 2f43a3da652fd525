import type { ContentField, FieldProblem } from '#domain/api/content.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import { type Target, targetValue } from './field-target.ts';
import { draftValue, isChanged, liveValue } from './field-values.ts';

/** A field as one sees it now, with what is not stored yet. */
export type ShownField = {
  readonly field: ContentField;
  readonly value: unknown;
  readonly isChanged: boolean;
  readonly isUnsaved: boolean;
  readonly problem?: FieldProblem | undefined;
  /** As somebody else has left it meanwhile. */
  readonly conflict?: ContentField | undefined;
};

/** `target`: typed and not stored yet. */
export function shownField(
  field: ContentField,
  target: Target | undefined,
  { problem, conflict }: Pick<ShownField, 'problem' | 'conflict'>,
): ShownField {
  const value = target ? targetValue(field, target) : draftValue(field);
  return {
    field,
    value,
    isChanged: target ? !isSame(value, liveValue(field)) : isChanged(field),
    isUnsaved: target !== undefined,
    problem,
    conflict,
  };
}
