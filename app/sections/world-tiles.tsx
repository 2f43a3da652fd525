import { useContent } from '#app/rendering.ts';
import { useLanguage } from '#app/words/page.ts';
import type { OfferingId } from '#content/content.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { Drop } from './motif.tsx';

type Tile = { readonly id: OfferingId; readonly text?: string };

export function WorldTiles({ tiles, small }: { tiles: readonly Tile[]; small?: boolean }) {
  const { offerings } = useContent();
  const language = useLanguage();
  return (
    <div className={small ? 'worlds small-worlds' : 'worlds'}>
      {tiles.map(({ id, text }) => (
        <a key={id} href={pathIn(language, offerings[id].path)}>
          <Drop product={id} />
          {/* Small drops hide their names where they do not fit. */}
          <b className={small ? 'sr-small' : undefined}>{offerings[id].name}</b>
          {text && <span>{text}</span>}
        </a>
      ))}
    </div>
  );
}
