import type { Kysely } from 'kysely';
import type { Content } from '#content/content.ts';
import { guideOf } from '#content/edits/content-guide.ts';
import { fieldsById } from '#content/edits/field-list.ts';
import { type EditProblem, judgeEdit } from '#content/edits/judge-edit.ts';
import { mostProducts, productField } from '#content/edits/product-rules.ts';
import { isOwnerOnly } from '#content/facts/settings.ts';
import { productIdsAmong } from '#content/products.ts';
import { mayDo, type Role } from '#domain/accounts/roles.ts';
import type {
  ContentField,
  DraftAnswer,
  DraftPatch,
  Field,
  FieldChange,
  FieldProblem,
} from '#domain/api/content.ts';
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

/** A change as it was asked for, with what is known of its field. */
type Asked = {
  field: Field;
  /** The wanted value; the default if there is no `value`. */
  said: { readonly value?: unknown };
  /** Revision of the draft value that the operator saw; null if there was none. */
  revision: number | null;
  /** Draft value of now. */
  before: DraftedField | undefined;
  live: StoredEdit | undefined;
  /** Published value that the operator saw. */
  seenLive: unknown;
  by: string;
};

/**
 * Decides about a change. `conflict`: another operator was faster. `live`: visitors see this value already, so it leaves the draft.
 * `kept`: the draft has it already. `drafted`: it enters the draft.
 */
export function decide({ field, said, revision, before, live, seenLive, by }: Asked) {
  const isAsDrafted = before !== undefined && isSame(saidBy(before), saidBy(said));
  if (isNewer(before, revision) && !isAsDrafted) return 'conflict';
  const next = isSame(said.value, field.defaultValue) ? undefined : said.value;
  const isPublishedSince = !before && !isSame(seenLive, live?.value);
  if (isPublishedSince && !isSame(next, live?.value)) return 'conflict';
  const isBasedOnNow = next === undefined || isSame(live?.basedOn, field.defaultValue);
  if (isBasedOnNow && isSame(next, live?.value)) return 'live';
  // An owner who enters the same value becomes its author.
  const isTheirs = before?.by === by || !isOwnerOnly(field.id);
  const isBasedOnDefault = !before || !('basedOn' in before) || isSame(before.basedOn, field.defaultValue);
  return isAsDrafted && isTheirs && isBasedOnDefault ? 'kept' : 'drafted';
}

/** The draft has another value than the operator saw. */
function isNewer(before: DraftedField | undefined, revision: number | null): boolean {
  return (before?.revision ?? null) !== revision;
}

/** Distinguishes “the default” from a value that is null. */
function saidBy(said: { readonly value?: unknown }): unknown {
  return 'value' in said ? [said.value] : [];
}

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
  const draft = await draftById(db);
  const revisionBefore = await draftRevision(db);
  const drafted = [...draft.values()];
  let fields = fieldsById(defaults, live, drafted);
  const guide = guideOf(
    contentOf({ version: newest, revision: revisionBefore, live, draft: drafted, fields }),
  );
  const products = new Set(productIdsAmong([...Object.keys(live), ...draft.keys()]));
  // A product is made by its first values.
  const fieldOf = (id: string) => fields.get(id) ?? productField(defaults, id);
  const problems: FieldProblem[] = [];
  const conflicts: string[] = [];
  const put: Omit<DraftedField, 'revision'>[] = [];
  const drop: string[] = [];
  let discarded = 0;

  function take({ id, revision, isDiscarded, ...wanted }: FieldChange): EditProblem | undefined {
    const before = draft.get(id);
    if (isOwnerOnly(id) && !mayDo(role, 'manageAccess')) return { code: 'ownersOnly' };
    if (isDiscarded) {
      if (!before) return undefined;
      if (isNewer(before, revision)) conflicts.push(id);
      else {
        discarded += 1;
        drop.push(id);
        draft.delete(id);
      }
      return undefined;
    }
    const field = fieldOf(id);
    if (!field) return { code: 'unknown' };
    const product = productPlaceOf(id)?.product;
    if (product !== undefined && !products.has(product) && products.size >= mostProducts)
      return { code: 'tooMany' };
    const said: EditProblem | { value?: unknown } =
      'value' in wanted ? judgeEdit(guide, field, wanted.value) : {};
    if ('code' in said) return said;
    const seen = { revision, seenLive: seenLive[id]?.value };
    const decision = decide({ field, said, ...seen, before, live: live[id], by });
    if (decision === 'conflict') {
      conflicts.push(id);
      return undefined;
    }
    if (product !== undefined) products.add(product);
    const drafted = { id, ...said, basedOn: field.defaultValue, by, at };
    if (decision === 'drafted') put.push(drafted);
    if (decision === 'live' && before) drop.push(id);
    if (decision === 'live') draft.delete(id);
    else draft.set(id, { ...drafted, revision: 0 });
    return undefined;
  }

  // Orders first: a new item is a field only once its list names it.
  for (const change of changes.toSorted((a, b) => Number(isOrder(b.id)) - Number(isOrder(a.id)))) {
    const problem = take(change);
    if (problem) problems.push({ id: change.id, ...problem });
    if (isOrder(change.id)) fields = fieldsById(defaults, live, [...draft.values()]);
  }
  const hasChanged = put.length + drop.length > 0;
  const revision = hasChanged ? await changeDraft(db, { put, drop }) : revisionBefore;
  if (discarded > 0) await record('content.discarded', { details: { count: discarded } });
  const [now, names] = [await draftById(db), await namesOf(db)];
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

async function draftById(db: Kysely<Tables>): Promise<Map<string, DraftedField>> {
  return new Map((await listDraft(db)).map((field) => [field.id, field]));
}

function isOrder(id: string): boolean {
  return id.startsWith('order.');
}

/** Nearly every edit is based on the default of now: the overview of all fields goes without thousands of equal texts. */
function changedDefault({ basedOn }: StoredEdit, { defaultValue }: Field): { basedOn?: unknown } {
  return isSame(basedOn, defaultValue) ? {} : { basedOn: basedOn ?? null };
}

/** A field for the admin area: default, published and drafted value, with their authors. */
export function contentField(
  field: Field,
  live: StoredEdits,
  draft: DraftedField | undefined,
  names: ReadonlyMap<string, string>,
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
