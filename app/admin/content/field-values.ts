import type { ContentField } from '#domain/api/content.ts';
import { isSame } from '#domain/publishing/same-value.ts';

/** What visitors see. */
export function liveValue({ live, defaultValue }: ContentField): unknown {
  return live ? live.value : defaultValue;
}

/** What visitors will see once the draft is published. */
export function draftValue(field: ContentField): unknown {
  const { draft, defaultValue } = field;
  if (!draft) return liveValue(field);
  return 'value' in draft ? draft.value : defaultValue;
}

export function isChanged(field: ContentField): boolean {
  return field.draft !== undefined && !isSame(draftValue(field), liveValue(field));
}

/** The files say something else than they did when somebody changed this field, and nobody has chosen since. */
export function isOutdated(field: ContentField): boolean {
  const said = editedValue(field);
  return (
    said !== undefined && !isSame(said.basedOn, field.defaultValue) && !isSame(said.value, field.defaultValue)
  );
}

/** What an operator says, and what the files said then; undefined if nobody says anything or it is not known. */
export function editedValue({ live, draft }: ContentField): { value: unknown; basedOn: unknown } | undefined {
  if (!draft) return live;
  return 'value' in draft && 'basedOn' in draft ? { value: draft.value, basedOn: draft.basedOn } : undefined;
}
