import type { ContentWords } from '#app/admin/content/place-names.ts';
import { listOf, type Order, type Orders } from '#content/edits/items.ts';
import { availabilities, planMarks } from '#content/offerings/record.ts';
import type { Price } from '#content/price.ts';
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
  const edited = editedValue(field);
  return (
    edited !== undefined &&
    !isSame(edited.basedOn, field.defaultValue) &&
    !isSame(edited.value, field.defaultValue)
  );
}

/** An operator's value with the default of that time; undefined if the field has none or the default is unknown. */
export function editedValue(field: ContentField): { value: unknown; basedOn: unknown } | undefined {
  const { live, draft, defaultValue } = field;
  if (!draft) return live && { value: live.value, basedOn: 'basedOn' in live ? live.basedOn : defaultValue };
  return 'value' in draft && 'basedOn' in draft ? { value: draft.value, basedOn: draft.basedOn } : undefined;
}

/** Next state of a field. `default`: its default value; `live`: without a change in the draft. */
export type Target =
  | { readonly to: 'value'; readonly value: unknown }
  | { readonly to: 'default' }
  | { readonly to: 'live' };

function targetValue(field: ContentField, target: Target): unknown {
  if (target.to === 'value') return target.value;
  return target.to === 'default' ? field.defaultValue : liveValue(field);
}

/** State of the field in the draft on the server. */
export function draftedTarget({ draft }: ContentField): Target {
  if (!draft) return { to: 'live' };
  return 'value' in draft ? { to: 'value', value: draft.value } : { to: 'default' };
}

/** `revision`: of the field when the operator began to change it; null: it was not in the draft. */
export function changeTo(target: Target, id: string, revision: number | null): FieldChange {
  if (target.to === 'live') return { id, revision, isDiscarded: true };
  return { id, revision, ...(target.to === 'value' && { value: target.value }) };
}

/** A field as its operator sees it now, with changes that are not stored yet. */
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

type Fields = ReadonlyMap<string, ContentField>;

/** Next states of fields that the server does not have yet. */
type Typed = ReadonlyMap<string, { readonly target: Target }>;

export type UnsavedTexts = ReadonlyMap<string, string | Price>;

/** Settings that pages show in other words, which only the server knows. */
const shownInOtherWords = /^setting\.(?:CONTACT_HOURS|REPLY_WORKING_DAYS|\w+_DATE)$/;

/** Texts and prices that the server does not have yet. */
export function unsavedTextsIn(typed: Typed, fields: Fields): UnsavedTexts {
  return new Map(
    [...typed].flatMap(([id, { target }]) => {
      const field = fields.get(id);
      const value = field && targetValue(field, target);
      const isShown = typeof value === 'string' || (isPriceValue(value) && typeof value.amount === 'number');
      return isShown && !shownInOtherWords.test(id) ? [[id, value] as const] : [];
    }),
  );
}

/** Orders of lists other than the default, also typed ones, whose list may belong to an item that is not stored yet. */
export function ordersShown(list: readonly ContentField[], typed: Typed, fields: Fields): Orders {
  const stored = list.filter(({ kind, live, draft }) => kind === 'order' && (live || draft));
  const orders = new Map(stored.map((field) => [listOf(field.id)!, draftValue(field) as Order]));
  for (const [id, { target }] of typed) {
    const field = fields.get(id);
    if (field?.kind === 'order') orders.set(listOf(id)!, targetValue(field, target) as Order);
  }
  return Object.fromEntries(orders);
}

export function isPriceValue(value: unknown): value is Price {
  return typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;
}

/** A value in one line, for people. */
export function valueText(value: unknown, texts: ContentWords['content']): string {
  if (isPriceValue(value)) {
    const { price } = texts;
    return `${value.amount} ${price.currencies[value.currency]}, ${price.periods[value.period]}, ${price.vat} ${price.vats[value.vat]}`;
  }
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The choices of a fact by name, the one without a value first; undefined if the field is typed. */
export function choicesOf(
  id: string,
  { availability, marks, claimUse }: ContentWords['content'],
): ReadonlyMap<string, string> | undefined {
  if (id.endsWith('.availability')) return named(availability.offered, availabilities, availability);
  if (id.endsWith('.mark')) return named(marks.none, planMarks, marks);
  return /^claim\.\w+\.use$/.test(id) ? named(claimUse.named, ['off'], claimUse) : undefined;
}

function named<Id extends string>(none: string, ids: readonly Id[], names: Readonly<Record<Id, string>>) {
  return new Map<string, string>([['', none], ...ids.map((id) => [id, names[id]] as const)]);
}
