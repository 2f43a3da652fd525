import type { LinkableOffering } from '#app/admin/admin-data.ts';
import { catalogueOf, type PublishedProduct } from '#domain/publishing/release.ts';

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
