import { type ContentEditor, contentEditor } from '#app/admin/content/draft/content-editor.ts';
import { liveValue } from '#app/admin/content/draft/field-values.ts';
import { sendDraftPatch } from '#app/admin/content-state.ts';
import { productSeeds } from '#content/product-seeds.ts';
import type { ContentField, DraftAnswer, DraftPatch, DraftValue } from '#domain/api/content.ts';
import type { PublishedState } from '#domain/api/release.ts';
import type { PublishedProduct } from '#domain/publishing/product.ts';
import {
  productAttributes,
  productFieldId,
  productIdsIn,
  productPlaceOf,
  productsOf,
  removedStatus,
} from '#domain/publishing/product-fields.ts';
import type { ProductForm } from '#domain/publishing/product-form.ts';
import { isSame } from '#domain/publishing/same-value.ts';

const seedIds: readonly string[] = productSeeds.map(({ id }) => id);

function newField(id: string): ContentField | undefined {
  return productPlaceOf(id) && { id, kind: 'product', defaultValue: undefined };
}

let kept: { operatorId: string; editor: ContentEditor } | undefined;

/** The products in the team's draft on the server. One for all screens, so that nothing typed is lost with a screen. */
export function teamEditor(operatorId: string): ContentEditor {
  if (kept?.operatorId !== operatorId) {
    kept?.editor.stop();
    kept = { operatorId, editor: contentEditor({ newField, save: sendDraftPatch }) };
  }
  return kept.editor;
}

/** The team's editor after the session has ended, as long as it has something that is not stored. */
export function unsavedEditor(): ContentEditor | undefined {
  return kept && kept.editor.unsavedCount() > 0 ? kept.editor : undefined;
}

/** The same for guests: their draft is in the memory of this page, and a reload forgets it (ADMIN-4). */
export function guestEditor(published: PublishedState): { editor: ContentEditor; load: typeof load } {
  const drafted = new Map<string, DraftValue>();
  let state: PublishedState;
  let revision = 0;
  const editor = contentEditor({ newField, save, pauseMs: 0 });
  load(published);
  return { editor, load };

  function load(next: PublishedState): void {
    if (next === state) return;
    state = next;
    revision += 1;
    const live = fieldsOf(next.products);
    for (const { id, defaultValue } of live)
      if (isSame(drafted.get(id)?.value, defaultValue)) drafted.delete(id);
    const known = new Set(live.map(({ id }) => id));
    const added = [...drafted.keys()].flatMap((id) => (known.has(id) ? [] : (newField(id) ?? [])));
    editor.load({ version: next.version, revision, fields: [...live, ...added].map(withDraft) });
  }

  async function save({ changes }: DraftPatch): Promise<DraftAnswer> {
    const live = new Map(fieldsOf(state.products).map((field) => [field.id, field]));
    revision += 1;
    const stored = changes.flatMap(({ id, value, isDiscarded }) => {
      const field = live.get(id) ?? newField(id);
      if (!field) return [];
      if (isDiscarded || isSame(value, field.defaultValue)) drafted.delete(id);
      else drafted.set(id, { value, revision, by: { id: '', name: null }, at: new Date().toISOString() });
      return [withDraft(field)];
    });
    return { version: state.version, revision, stored, conflicts: [], problems: [] };
  }

  function withDraft(field: ContentField): ContentField {
    const draft = drafted.get(field.id);
    return draft ? { ...field, draft } : field;
  }
}

function fieldsOf(products: readonly PublishedProduct[]): ContentField[] {
  return products.flatMap((product) =>
    productAttributes.map((attribute) => ({
      id: productFieldId(product.id, attribute),
      kind: 'product' as const,
      defaultValue: product[attribute],
    })),
  );
}

/** The products with what is in the draft, and as visitors see them. */
export function productsIn(editor: ContentEditor): Record<'drafted' | 'live', PublishedProduct[]> {
  const fields = new Map(editor.fields().map((field) => [field.id, field]));
  const ids = productIdsIn(fields.keys(), seedIds);
  return {
    drafted: productsOf(ids, (id) => editor.shown(id)?.value),
    live: productsOf(ids, (id) => {
      const field = fields.get(id);
      return field && liveValue(field);
    }),
  };
}

/** Changes what differs; a value that visitors see anyway is no change. */
export function setProduct(editor: ContentEditor, id: string, form: Partial<ProductForm>): void {
  for (const [attribute, value] of Object.entries(form) as [keyof ProductForm, unknown][]) {
    const field = productFieldId(id, attribute);
    const shown = editor.shown(field);
    if (shown && isAlike(shown.value, value)) continue;
    const isLive = shown !== undefined && isAlike(liveValue(shown.field), value);
    editor.set(field, isLive ? { to: 'live' } : { to: 'value', value });
  }
}

/** Takes back every change of the product. */
export function revertProduct(editor: ContentEditor, id: string): void {
  for (const attribute of productAttributes) {
    const shown = editor.shown(productFieldId(id, attribute));
    if (shown && (shown.isChanged || shown.field.draft)) editor.set(shown.field.id, { to: 'live' });
  }
}

export function removeProduct(editor: ContentEditor, id: string): void {
  revertProduct(editor, id);
  if (productsIn(editor).live.some((product) => product.id === id))
    editor.set(productFieldId(id, 'status'), { to: 'value', value: removedStatus });
}

export function revertAll(editor: ContentEditor): void {
  for (const { id, draft } of editor.fields())
    if (draft || editor.shown(id)?.isUnsaved) editor.set(id, { to: 'live' });
}

/** Gives another editor the changes of this one, and keeps none. */
export function handOver(from: ContentEditor, to: ContentEditor): boolean {
  const changed = from.fields().flatMap(({ id }) => {
    const shown = from.shown(id);
    return shown?.isChanged ? [[id, shown.value] as const] : [];
  });
  for (const [id, value] of changed) {
    const there = to.shown(id);
    if (!there || !isAlike(there.value, value)) to.set(id, { to: 'value', value });
  }
  revertAll(from);
  return changed.length > 0;
}

/** Hex digits in any case. */
function isAlike(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) =>
    typeof value === 'string' && value.startsWith('#') ? value.toUpperCase() : value;
  return isSame(plain(one), plain(other));
}
