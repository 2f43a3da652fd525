import { useContent } from '#app/rendering.ts';
import { Drop } from '#app/sections/motif.tsx';
import { useLanguage } from '#app/words/page.ts';
import type { OfferingId } from '#content/content.ts';
import { pathIn } from '#domain/language/addresses.ts';

type Tile = { readonly id: OfferingId; readonly text?: string };

export function WorldTiles({ tiles }: { tiles: readonly Tile[] }) {
  const { offerings } = useContent();
  const language = useLanguage();
  return (
    <div className="worlds">
      {tiles.map(({ id, text }) => (
        <a key={id} href={pathIn(language, offerings[id].path)}>
          <Drop product={id} />
          <b>{offerings[id].name}</b>
          {text && <span>{text}</span>}
        </a>
      ))}
    </div>
  );
}
