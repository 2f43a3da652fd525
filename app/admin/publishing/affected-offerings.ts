import type { LinkableOffering } from '#app/admin/admin-data.ts';
import type { PublishedProduct } from '#domain/publishing/product.ts';
import { catalogueOf } from '#domain/publishing/published-colors.ts';

export function affectedOfferings<Offering extends Pick<LinkableOffering, 'id' | 'design'>>(
  published: readonly PublishedProduct[],
  draft: readonly PublishedProduct[],
  offerings: readonly Offering[],
): Offering[] {
  const designs = Object.fromEntries(offerings.map(({ id, design }) => [id, design]));
  const before = catalogueOf(published, designs);
  const after = catalogueOf(draft, designs);
  return offerings.filter(({ id }) => JSON.stringify(before[id]) !== JSON.stringify(after[id]));
}
