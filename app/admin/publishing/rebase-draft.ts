import { productOf } from '#domain/product.ts';
import { productColorOf } from '#domain/product-color.ts';
import type { Draft } from './draft.ts';

type Entry = { readonly id: string };

/**
 * The draft on top of another version: what was changed against `from` stays, field by field; everything else is as
 * in `to`. So colours that a browser has kept since long ago never undo what a colleague published.
 */
export function rebaseDraft(draft: Draft, from: Draft, to: Draft): Draft {
  return {
    products: rebased(draft.products, from.products, to.products).map(({ id, ...form }) =>
      productOf(id, form),
    ),
    colors: rebased(draft.colors, from.colors, to.colors).map(productColorOf),
  };
}

function rebased<E extends Entry>(mine: readonly E[], from: readonly E[], to: readonly E[]): E[] {
  const [own, old] = [byId(mine), byId(from)];
  const known = new Set(to.map(({ id }) => id));
  return [
    ...to.flatMap((theirs) => {
      const [entry, former] = [own.get(theirs.id), old.get(theirs.id)];
      if (!former) return [entry ?? theirs];
      return entry ? [{ ...theirs, ...changedFields(former, entry) }] : [];
    }),
    ...mine.filter((entry) => {
      if (known.has(entry.id)) return false;
      const former = old.get(entry.id);
      return !former || Object.keys(changedFields(former, entry)).length > 0;
    }),
  ];
}

/** The fields that differ; palettes follow from the base colour and are left out. */
function changedFields<E extends Entry>(former: E, entry: E): Partial<E> {
  return Object.fromEntries(
    Object.entries(entry).filter(
      ([field, value]) => !Array.isArray(value) && former[field as keyof E] !== value,
    ),
  ) as Partial<E>;
}

function byId<E extends Entry>(entries: readonly E[]): Map<string, E> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
