import { useAdmin } from '#app/admin/admin-context.ts';
import { offeringColorsOf } from '#domain/palette/offering-colors.ts';
import { pageContrast } from '#domain/palette/page-contrast.ts';
import { useDraft } from './draft-context.ts';

/** How many text and background pairs of the changed colours would be too weak on the pages of their offerings. */
export function useWeakPairs(): number {
  const { offerings } = useAdmin();
  const { draft, changes } = useDraft();
  return changes.colors
    .map(({ id, to }) => {
      const offering = draft.products.find((product) => product.id === id)?.offering;
      const accent = offerings.find((candidate) => candidate.id === offering)?.accentColor;
      if (!accent) return 0;
      return pageContrast(offeringColorsOf(to, accent)).filter(({ passes }) => !passes).length;
    })
    .reduce((sum, count) => sum + count, 0);
}
