import { useAdmin } from '#app/admin/admin-context.ts';
import { invalidateContent } from '#app/admin/content-state.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { useProducts } from '#app/admin/publishing/products/products-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { contrastReport } from '#domain/publishing/published-colors.ts';

type Props = { weak: readonly WeakColor[]; isLocked: boolean };

export function ContrastWarning({ weak, isLocked }: Props) {
  const { words, language } = useAdmin();
  const { setBaseColor, editor } = useProducts();
  const { contrast, publish } = words;

  async function take(id: string, color: string) {
    setBaseColor(id, color);
    await editor.saveNow();
    await invalidateContent();
  }

  return weak.map(({ id, name, count, nearest }) => (
    <div key={id} className="note">
      <Icon name="alert" />
      <div>
        <b>{name}</b>
        <p>{fill(plural(publish, 'contrastWarning', count, language), { count })}</p>
        <p>{nearest ? fill(contrast.suggestion, { hex: nearest }) : contrast.noSuggestion}</p>
        {nearest && (
          <Button kind="primary" isDisabled={isLocked} onClick={() => void take(id, nearest)}>
            {contrast.useSuggestion}
          </Button>
        )}
      </div>
    </div>
  ));
}

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
