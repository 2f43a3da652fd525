import type { Kysely } from 'kysely';
import type { Content } from '#content/content.ts';
import { guideOf } from '#content/edits/content-guide.ts';
import { fieldsById } from '#content/edits/field-list.ts';
import { type EditProblem, judgeEdit } from '#content/edits/judge-edit.ts';
import { mostProducts, productField } from '#content/edits/product-rules.ts';
import { isOwnerOnly } from '#content/facts/settings.ts';
import { productIdsAmong } from '#content/products.ts';
import { mayDo, type Role } from '#domain/accounts/roles.ts';
import type { ContentField, DraftAnswer, DraftPatch, Field, FieldProblem } from '#domain/api/content.ts';
import type { DraftedField, StoredEdit, StoredEdits } from '#domain/publishing/content-edits.ts';
import { productPlaceOf } from '#domain/publishing/product-fields.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import type { Acting } from '#server/core/api/admin-env.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { changeDraft, draftRevision, listDraft, namesOf } from './draft.ts';
import type { Publisher } from './publisher.ts';
import { latestVersion } from './releases.ts';

/** The operator who changes a field. */
export type Editor = { readonly id: string; readonly role: Role };

type Parts = {
  store: Store;
  defaults: Content;
  editsAt: Publisher['editsAt'];
  /** The content with the draft over it. */
  contentOf: (draft: DraftAt) => Content;
};

/** The draft as it is at a revision, over a release. */
export type DraftAt = {
  readonly version: number;
  readonly revision: number;
  readonly live: StoredEdits;
  readonly draft: readonly DraftedField[];
  readonly fields: ReadonlyMap<string, Field>;
};

/** Stores each change by itself, unless it is refused, or another operator has changed the same field since. */
export async function saveDraftChanges(
  db: Kysely<Tables>,
  { store, defaults, editsAt, contentOf }: Parts,
  { version, changes }: DraftPatch,
  { id: by, role, at, record }: Acting,
): Promise<DraftAnswer> {
  await lock(store, db, 'contentDraft');
  const newest = await latestVersion(db);
  const live = await editsAt(db, newest);
  const seenLive = version < newest ? await editsAt(db, version) : live;
  const draft = new Map((await listDraft(db)).map((field) => [field.id, field]));
  const names = await namesOf(db);
  // Orders first: a new item is a field only once its list names it.
  const inOrder = changes.toSorted((a, b) => Number(isOrder(b.id)) - Number(isOrder(a.id)));
  const problems: FieldProblem[] = [];
  const conflicts: string[] = [];
  const put: Omit<DraftedField, 'revision'>[] = [];
  const drop: string[] = [];
  let discarded = 0;
  let fields = fieldsById(defaults, live, [...draft.values()]);
  const revisionBefore = await draftRevision(db);
  const drafted = [...draft.values()];
  const guide = guideOf(
    contentOf({ version: newest, revision: revisionBefore, live, draft: drafted, fields }),
  );
  const products = new Set(productIdsAmong([...Object.keys(live), ...draft.keys()]));
  // A product is made by its first values.
  const fieldOf = (id: string) => fields.get(id) ?? productField(defaults, id);
  for (const { id, revision, isDiscarded, ...said } of inOrder) {
    const before = draft.get(id);
    if (isOwnerOnly(id) && !mayDo(role, 'manageAccess')) {
      problems.push({ id, code: 'ownersOnly' });
      continue;
    }
    const isNewer = (before?.revision ?? null) !== revision;
    if (isDiscarded) {
      if (!before) continue;
      if (isNewer) conflicts.push(id);
      else {
        drop.push(id);
        draft.delete(id);
        discarded += 1;
        if (isOrder(id)) fields = fieldsById(defaults, live, [...draft.values()]);
      }
      continue;
    }
    const field = fieldOf(id);
    if (!field) {
      problems.push({ id, code: 'unknown' });
      continue;
    }
    const product = productPlaceOf(id)?.product;
    if (product !== undefined && !products.has(product) && products.size >= mostProducts) {
      problems.push({ id, code: 'tooMany' });
      continue;
    }
    const verdict: EditProblem | { value?: unknown } =
      'value' in said ? judgeEdit(guide, field, said.value) : {};
    if ('code' in verdict) {
      problems.push({ id, ...verdict });
      continue;
    }
    const isAsSaid = before !== undefined && isSame(saidBy(before), saidBy(verdict));
    const next = nextOf(verdict, field);
    const isPublishedSince = !before && !isSame(seenLive[id]?.value, live[id]?.value);
    if ((isNewer && !isAsSaid) || (isPublishedSince && !isSame(next, live[id]?.value))) {
      conflicts.push(id);
      continue;
    }
    const isOutdated = next !== undefined && !isSame(live[id]?.basedOn, field.defaultValue);
    const isAsLive = !isOutdated && isSame(next, live[id]?.value);
    // An owner who enters the same value becomes its author.
    const isTheirs = before?.by === by || !isOwnerOnly(id);
    const isKept =
      isAsSaid && isTheirs && (!('basedOn' in before) || isSame(before.basedOn, field.defaultValue));
    const drafted = { id, ...verdict, basedOn: field.defaultValue, by, at };
    if (isAsLive && before) drop.push(id);
    if (!isAsLive && !isKept) put.push(drafted);
    if (product !== undefined) products.add(product);
    if (isAsLive) draft.delete(id);
    else draft.set(id, { ...drafted, revision: 0 });
    if (isOrder(id)) fields = fieldsById(defaults, live, [...draft.values()]);
  }
  const hasChanged = put.length + drop.length > 0;
  const revision = hasChanged ? await changeDraft(db, { put, drop }) : revisionBefore;
  if (discarded > 0) await record('content.discarded', { details: { count: discarded } });
  const now = new Map((await listDraft(db)).map((field) => [field.id, field]));
  const shown = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const field = fieldOf(id);
      return field ? [contentField(field, live, now.get(id), names)] : [];
    });
  const isRefused = new Set([...conflicts, ...problems.map(({ id }) => id)]);
  return {
    version: newest,
    revision,
    stored: shown(changes.flatMap(({ id }) => (isRefused.has(id) ? [] : [id]))),
    conflicts: shown(conflicts),
    problems,
  };
}

function isOrder(id: string): boolean {
  return id.startsWith('order.');
}

/** Distinguishes “the default” from a value that is null. */
function saidBy(said: { readonly value?: unknown }): unknown {
  return 'value' in said ? [said.value] : [];
}

/** The value of the edit that would be live; undefined if it would be none. */
function nextOf(said: { readonly value?: unknown }, { defaultValue }: Field): unknown {
  return !('value' in said) || isSame(said.value, defaultValue) ? undefined : said.value;
}

/** Nearly every edit is based on the default of now: the overview of all fields goes without thousands of equal texts. */
function changedDefault({ basedOn }: StoredEdit, { defaultValue }: Field): { basedOn?: unknown } {
  return isSame(basedOn, defaultValue) ? {} : { basedOn: basedOn ?? null };
}

type Names = ReadonlyMap<string, string>;

/** A field for the admin area: default, published and drafted value, with their authors. */
export function contentField(
  field: Field,
  live: StoredEdits,
  draft: DraftedField | undefined,
  names: Names,
): ContentField {
  const edit = live[field.id];
  const signed = ({ by, at }: { by: string; at: string }) => ({
    by: { id: by, name: names.get(by) ?? null },
    at,
  });
  return {
    ...field,
    ...(edit ? { live: { ...signed(edit), value: edit.value, ...changedDefault(edit, field) } } : {}),
    ...(draft
      ? {
          draft: {
            ...signed(draft),
            ...('value' in draft ? { value: draft.value } : {}),
            ...('basedOn' in draft ? { basedOn: draft.basedOn } : {}),
            revision: draft.revision,
          },
        }
      : {}),
  };
}
