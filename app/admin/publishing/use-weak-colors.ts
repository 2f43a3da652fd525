import { useAdmin } from '#app/admin/admin-context.ts';
import { contrastReport } from '#domain/publishing/published-colors.ts';
import { useProducts } from './products-context.ts';

export type WeakColor = {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly nearest: string | null;
};

/** Changed colours that make pages hard to read (COLOR-6). */
export function useWeakColors(): WeakColor[] {
  const { offerings } = useAdmin();
  const { products, published } = useProducts();
  const before = new Map(published.map(({ id, baseColor }) => [id, baseColor]));
  return products.flatMap(({ id, name, baseColor, offering, status }) => {
    const design = offerings.find((candidate) => candidate.id === offering)?.design;
    if (!design || status === 'archived' || before.get(id) === baseColor) return [];
    const { pairs, passes, nearest } = contrastReport(baseColor, design);
    return passes ? [] : [{ id, name, count: pairs.filter((pair) => !pair.passes).length, nearest }];
  });
}
