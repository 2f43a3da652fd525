import type { Content } from '#content/content.ts';
import { fieldsThatDiffer } from '#content/edits/stored-edits.ts';
import { catalogueIn, productsIn } from '#content/products.ts';
import type { ReleaseSummary } from '#domain/api/release.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { changesOf } from '#domain/publishing/draft-changes.ts';
import { isProductField } from '#domain/publishing/product-fields.ts';
import { isSame } from '#domain/publishing/same-value.ts';

/** Counts the changes between two states of all fields, and names the offerings whose colours differ. */
export function releaseSummary(defaults: Content, before: StoredEdits, after: StoredEdits): ReleaseSummary {
  const { added, changed, removed, colors } = changesOf(
    productsIn(defaults, after),
    productsIn(defaults, before),
  );
  const fields = fieldsThatDiffer(before, after).filter((id) => !isProductField(id));
  const [from, to] = [catalogueIn(defaults, before), catalogueIn(defaults, after)];
  const offerings = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return {
    products: { added: added.length, changed: changed.length, removed: removed.length },
    colors: { changed: colors.length },
    offerings: offerings.filter((id) => !isSame(from[id], to[id])),
    fields: { changed: fields.length },
  };
}
