import { useAdmin } from '#app/admin/admin-context.ts';
import { invalidateContent } from '#app/admin/content-state.ts';
import { Icon } from '#app/ui/icon.tsx';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useProducts } from './products-context.ts';
import type { WeakColor } from './use-weak-colors.ts';

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
          <button
            className="btn sm"
            type="button"
            aria-disabled={isLocked}
            onClick={() => isLocked || void take(id, nearest)}
          >
            {contrast.useSuggestion}
          </button>
        )}
      </div>
    </div>
  ));
}
