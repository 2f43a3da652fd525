import { useAdmin } from '#app/admin/admin-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import { fill } from '#app/words/fill.ts';
import { plural } from '#domain/plural.ts';
import { useDraft } from './draft-context.ts';
import { useWeakColors } from './use-weak-colors.ts';

type Props = {
  isLocked?: boolean;
};

export function ContrastWarning({ isLocked = false }: Props) {
  const { words, language } = useAdmin();
  const { setBaseColor } = useDraft();
  const { contrast, publish } = words;

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
            onClick={() => isLocked || setBaseColor(id, nearest)}
          >
            {contrast.useSuggestion}
          </button>
        )}
      </div>
    </div>
  ));
}
