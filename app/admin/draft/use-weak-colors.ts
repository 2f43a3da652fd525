import { useAdmin } from '#app/admin/admin-context.ts';
import { seedProductColors } from '#content/product-seeds.ts';
import { nearestPassing } from '#domain/palette/nearest-passing.ts';
import { offeringColorsOf } from '#domain/palette/offering-colors.ts';
import { pageContrast } from '#domain/palette/page-contrast.ts';
import { settleColors } from '#domain/publication.ts';
import { useDraft } from './draft-context.ts';

export type WeakColor = {
  readonly id: string;
  readonly name: string;
  readonly baseColor: string;
  /** Pairs of text and background that would be too weak on the pages of the offering. */
  readonly count: number;
  /** The nearest base colour with which all can be read; null if there is none. */
  readonly nearest: string | null;
};

/** Changed colours with which pages would be hard to read (PRODUCT, Published colours). */
export function useWeakColors(): WeakColor[] {
  const { offerings } = useAdmin();
  const { draft, published } = useDraft();
  const before = new Map(published.products.map(({ id, baseColor }) => [id, baseColor]));
  const designed = new Map(seedProductColors().map(({ id, baseColor }) => [id, baseColor]));
  return settleColors(published, draft).products.flatMap(({ id, name, baseColor, offering, status }) => {
    const accent = offerings.find((candidate) => candidate.id === offering)?.accentColor;
    if (!accent || status === 'archived' || before.get(id) === baseColor) return [];
    // The colour of the design means the values of the design, which can be read.
    if (designed.get(id)?.toLowerCase() === baseColor.toLowerCase()) return [];
    const count = pageContrast(offeringColorsOf(baseColor, accent)).filter(({ passes }) => !passes).length;
    return count > 0 ? [{ id, name, baseColor, count, nearest: nearestPassing(baseColor, accent) }] : [];
  });
}
