import type { EditableField } from '#content/edits/fields.ts';
import type { ContentField } from '#domain/api/content.ts';
import type { DraftedField, StoredEdits } from '#domain/publishing/content-edits.ts';

type Names = ReadonlyMap<string, string>;

/** What the admin area gets to know of a field: as the files have it, as it is live, as it is drafted, and by whom. */
export function contentField(
  field: EditableField,
  live: StoredEdits,
  draft: DraftedField | undefined,
  names: Names,
): ContentField {
  const { id, kind, shipped } = field;
  const edit = live[id];
  const signed = ({ by, at }: { by: string; at: string }) => ({
    by: { id: by, name: names.get(by) ?? null },
    at,
  });
  return {
    id,
    kind,
    shipped,
    ...('isLocked' in field && field.isLocked ? { isLocked: true } : {}),
    ...('kept' in field ? { kept: field.kept } : {}),
    ...(edit ? { live: { ...signed(edit), value: edit.value, over: edit.over } } : {}),
    ...(draft
      ? {
          draft: {
            ...signed(draft),
            ...('value' in draft ? { value: draft.value } : {}),
            ...('over' in draft ? { over: draft.over } : {}),
            revision: draft.revision,
          },
        }
      : {}),
  };
}
