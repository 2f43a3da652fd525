import type { Content } from '#content/content.ts';
import { fieldsById } from '#content/edits/field-list.ts';
import { judgeEdit } from '#content/edits/judge-edit.ts';
import { mostProducts, productField } from '#content/edits/product-rules.ts';
import { isOwnerOnly } from '#content/facts/settings.ts';
import { productIdsAmong } from '#content/products.ts';
import { mayDo } from '#domain/accounts/roles.ts';
import type { Field, FieldChange, FieldProblem } from '#domain/api/content.ts';
import type { ContentGuide } from '#domain/api/content-guide.ts';
import type { DraftedField, StoredEdit, StoredEdits } from '#domain/publishing/content-edits.ts';
import type { EditProblem } from '#domain/publishing/edited-text.ts';
import { productPlaceOf } from '#domain/publishing/product-fields.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import type { Acting } from '#server/core/api/admin-env.ts';

/** The draft as it is at a revision, over a release. */
export type DraftAt = {
  readonly version: number;
  readonly revision: number;
  readonly live: StoredEdits;
  readonly draft: ReadonlyMap<string, DraftedField>;
  readonly fields: ReadonlyMap<string, Field>;
};

/** A change as it was asked for, with what is known of its field. */
type Asked = {
  field: Field;
  /** The wanted value; the default if there is no `value`. */
  said: { readonly value?: unknown };
  /** Revision of the draft value that the operator saw; null if there was none. */
  revision: number | null;
  before: DraftedField | undefined;
  live: StoredEdit | undefined;
  seenLive: unknown;
  by: string;
};

/**
 * Decides about a change. `conflict`: another operator was faster. `drop`: visitors see this value already, so it leaves the draft.
 * `keep`: the draft needs no change. `put`: it enters the draft.
 */
export function decide({ field, said, revision, before, live, seenLive, by }: Asked) {
  const isAsDrafted = before !== undefined && isSame(saidBy(before), saidBy(said));
  if (isNewer(before, revision) && !isAsDrafted) return 'conflict';
  const next = isSame(said.value, field.defaultValue) ? undefined : said.value;
  const isPublishedSince = !before && !isSame(seenLive, live?.value);
  if (isPublishedSince && !isSame(next, live?.value)) return 'conflict';
  const isBasedOnNow = next === undefined || isSame(live?.basedOn, field.defaultValue);
  if (isBasedOnNow && isSame(next, live?.value)) return before ? 'drop' : 'keep';
  // An owner who enters the same value becomes its author.
  const isTheirs = before?.by === by || !isOwnerOnly(field.id);
  const isBasedOnDefault = !before || !('basedOn' in before) || isSame(before.basedOn, field.defaultValue);
  return isAsDrafted && isTheirs && isBasedOnDefault ? 'keep' : 'put';
}

function isNewer(before: DraftedField | undefined, revision: number | null): boolean {
  return (before?.revision ?? null) !== revision;
}

/** Distinguishes “the default” from a value that is null. */
function saidBy(said: { readonly value?: unknown }): unknown {
  return 'value' in said ? [said.value] : [];
}

type Given = {
  defaults: Content;
  guide: ContentGuide;
  now: DraftAt;
  seenLive: StoredEdits;
  by: Acting;
};

/** Decides about each change by itself. The `draft` of the answer has the changes. */
export function applyChanges(changes: readonly FieldChange[], { defaults, guide, now, seenLive, by }: Given) {
  const { live } = now;
  const draft = new Map(now.draft);
  let { fields } = now;
  const products = new Set(productIdsAmong([...Object.keys(live), ...draft.keys()]));
  const put: DraftedField[] = [];
  const drop: string[] = [];
  const conflicts: string[] = [];
  const problems: FieldProblem[] = [];
  let discarded = 0;
  // A product is made by its first values.
  const fieldOf = (id: string) => fields.get(id) ?? productField(defaults, id);

  /** Undefined: the draft has what was asked for. */
  function take({ id, revision, isDiscarded, ...wanted }: FieldChange): EditProblem | 'conflict' | undefined {
    const before = draft.get(id);
    if (isOwnerOnly(id) && !mayDo(by.role, 'manageAccess')) return { code: 'ownersOnly' };
    if (isDiscarded) {
      if (!before) return undefined;
      if (isNewer(before, revision)) return 'conflict';
      discarded += 1;
      return leave(id);
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
    const decision = decide({ field, said, ...seen, before, live: live[id], by: by.id });
    if (decision === 'conflict') return decision;
    if (decision === 'drop') leave(id);
    if (decision === 'put') {
      const basedOn = field.defaultValue;
      const drafted = { id, ...said, basedOn, by: by.id, at: by.at, revision: now.revision + 1 };
      put.push(drafted);
      draft.set(id, drafted);
    }
    if (product !== undefined) products.add(product);
    return undefined;
  }

  function leave(id: string): undefined {
    drop.push(id);
    draft.delete(id);
  }

  // Orders first: a new item is a field only once its list names it.
  for (const change of changes.toSorted((a, b) => Number(isOrder(b.id)) - Number(isOrder(a.id)))) {
    const { id } = change;
    const refusal = take(change);
    if (refusal === 'conflict') conflicts.push(id);
    else if (refusal) problems.push({ id, ...refusal });
    if (isOrder(id)) fields = fieldsById(defaults, live, [...draft.values()]);
  }
  const refused = new Set([...conflicts, ...problems.map(({ id }) => id)]);
  const stored = changes.flatMap(({ id }) => (refused.has(id) ? [] : [id]));
  return { draft, fieldOf, put, drop, stored, conflicts, problems, discarded };
}

function isOrder(id: string): boolean {
  return id.startsWith('order.');
}
