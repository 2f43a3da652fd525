import { useAdmin } from '#app/admin/admin-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import { fill } from '#app/words/fill.ts';
import { plural } from '#domain/plural.ts';
import { productOf } from '#domain/product.ts';
import { useDraft } from './draft-context.ts';
import { useWeakColors } from './use-weak-colors.ts';

type Props = {
  /** Nothing can be edited just now. */
  isLocked?: boolean;
};

/** Warns of text that visitors could hardly read; the nearest readable colour is one click away. */
export function ContrastWarning({ isLocked = false }: Props) {
  const { words, language } = useAdmin();
  const { draft, setBaseColor, editProduct } = useDraft();
  const { contrast, publish } = words;

  function use(id: string, color: string) {
    setBaseColor(id, color);
    const product = draft.products.find((candidate) => candidate.id === id);
    const hasRecord = draft.colors.some((record) => record.id === id);
    if (product && !hasRecord) editProduct(productOf(id, { ...product, baseColor: color }));
  }

  return useWeakColors().map(({ id, name, count, nearest }) => (
    <div key={id} className="note">
      <Icon name="alert" />
      <div>
        <b>{name}</b>
        <p>{fill(plural(publish, 'contrastWarning', count, language), { count })}</p>
        <p>{nearest ? fill(contrast.suggestion, { hex: nearest }) : contrast.noSuggestion}</p>
        {nearest && (
          <button
            className="btn line sm"
            type="button"
            aria-disabled={isLocked}
            onClick={() => isLocked || use(id, nearest)}
          >
            {contrast.useSuggestion}
          </button>
        )}
      </div>
    </div>
  ));
}
