import { draftValue, liveValue } from '#app/admin/content/draft/field-values.ts';
import { placeOf } from '#app/admin/content/field-place.ts';
import type { ContentField } from '#domain/api/content.ts';
import type { Language } from '#domain/language/languages.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { isProductField } from '#domain/publishing/product-fields.ts';
import { isSame } from '#domain/publishing/same-value.ts';

export type ContentChange = {
  readonly id: string;
  readonly language: Language | 'all';
  readonly from: unknown;
  readonly to: unknown;
  /** The same place in the other language is shown beside it, also if it stays as it is. */
  readonly isChanged: boolean;
  /** Who wrote what a version says, by id. */
  readonly written?: { readonly by: string; readonly at: string };
  /** Who wants it, if it is in the draft. */
  readonly draft?: ContentField['draft'];
};

/** One place of a page in all its languages. */
export type ContentRow = { readonly key: string; readonly changes: readonly ContentChange[] };

export type ContentGroup = { readonly page: string; readonly rows: readonly ContentRow[] };

/** The draft against what visitors see. */
export function draftedGroups(fields: readonly ContentField[]): ContentGroup[] {
  return groupsOf(fields, (field) => ({
    from: liveValue(field),
    to: draftValue(field),
    isChanged: field.draft !== undefined,
    draft: field.draft,
  }));
}

/** Two versions against each other; what a version does not name is as the files have it. */
export function versionGroups(
  fields: readonly ContentField[],
  before: StoredEdits,
  after: StoredEdits,
): ContentGroup[] {
  return groupsOf(
    withGone(fields, [...Object.keys(before), ...Object.keys(after)]),
    ({ id, defaultValue }) => {
      const [from, to] = [before, after].map((edits) => (edits[id] ? edits[id].value : defaultValue));
      const { by, at } = after[id] ?? {};
      return { from, to, isChanged: !isSame(from, to), ...(by && at && { written: { by, at } }) };
    },
  );
}

/** The changed fields, each with its page. */
export function changedIn(groups: readonly ContentGroup[]) {
  return groups.flatMap(({ page, rows }) =>
    rows.flatMap(({ changes }) =>
      changes.filter(({ isChanged }) => isChanged).map((change) => ({ ...change, page })),
    ),
  );
}

type Difference = Omit<ContentChange, 'id' | 'language'>;

function groupsOf(
  fields: readonly ContentField[],
  differenceOf: (field: ContentField) => Difference,
): ContentGroup[] {
  // Products have a list of their own.
  const all = fields
    .filter(({ id }) => !isProductField(id))
    .map((field) => {
      const { page, path, language = 'all' } = placeOf(field.id);
      const key = field.kind === 'order' ? `${path.join('.')} order` : path.join('.');
      const change: ContentChange = { id: field.id, language, ...differenceOf(field) };
      return { page, key, change };
    });
  return [...Map.groupBy(all, ({ page }) => page)].flatMap(([page, ofPage]) => {
    const rows = [...Map.groupBy(ofPage, ({ key }) => key)]
      .map(([key, ofRow]) => ({ key, changes: ofRow.map(({ change }) => change) }))
      .filter(({ changes }) => changes.some(({ isChanged }) => isChanged));
    return rows.length > 0 ? [{ page, rows }] : [];
  });
}

/** Fields that only an older version or a plan knows: an item that was removed, a place that the software no longer has. */
function withGone(fields: readonly ContentField[], ids: readonly string[]): readonly ContentField[] {
  const known = new Set(fields.map(({ id }) => id));
  const gone = new Set(ids.filter((id) => !known.has(id)));
  return [...fields, ...[...gone].map((id): ContentField => ({ id, kind: 'text', defaultValue: undefined }))];
}
