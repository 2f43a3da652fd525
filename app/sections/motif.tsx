import { useContent } from '#app/rendering.ts';
import type { OfferingId } from '#content/content.ts';
import rings from './motifs/rings.svg?drawing';
import stone from './motifs/stone.svg?raw';
import stoneRings from './motifs/stone-rings.svg?raw';
import { offeringDrawings } from './offering-drawings.ts';

type MovingMotifName = OfferingId | 'rings';
type MotifName = MovingMotifName | 'stone';

const drawings: Readonly<Record<MovingMotifName, Drawing>> = { ...offeringDrawings, rings };

const motifs: Readonly<Record<MotifName, string>> = {
  ...formOf(drawings, 'still'),
  // Only an HTML box turns without repainting on every screen (docs/decisions/0012).
  stone: `<span class="stone-lines">${stoneRings}</span>${stone}`,
};
const movingMotifs: Readonly<Record<MovingMotifName, string>> = formOf(drawings, 'moving');

/** Decoration, in the colours of the surrounding `data-product`. */
export function Motif({ name, className }: { name: MotifName; className?: string }) {
  return (
    <span className={`motif ${className ?? ''}`.trim()} dangerouslySetInnerHTML={{ __html: motifs[name] }} />
  );
}

/** For heroes and closing panels, beside a `MotionButton` (moving-motif.css). */
export function MovingMotif({ name, className }: { name: MovingMotifName; className?: string }) {
  return (
    <span className={`motif ${className ?? ''}`.trim()}>
      <span className="moving" dangerouslySetInnerHTML={{ __html: movingMotifs[name] }} />
    </span>
  );
}

export function Drop({ product, className }: { product: OfferingId; className?: string }) {
  const kind = useContent().offerings[product].fillsDrop ? 'drop bleed' : 'drop';
  return (
    <span
      className={className ? `${kind} ${className}` : kind}
      data-product={product}
      dangerouslySetInnerHTML={{ __html: motifs[product] }}
    />
  );
}

/** Defines drawings that a page shows several times; `MotifUse` refers to them. */
export function MotifSprite({ names }: { names: readonly MotifName[] }) {
  return (
    <svg className="sprite" width="0" height="0" aria-hidden="true">
      <defs>
        {names.map((name) => (
          <g key={name} id={`motif-${name}`} dangerouslySetInnerHTML={{ __html: motifs[name] }} />
        ))}
      </defs>
    </svg>
  );
}

function formOf<K extends string>(from: Record<K, Drawing>, form: keyof Drawing): Record<K, string> {
  const entries = Object.entries<Drawing>(from).map(([name, drawing]) => [name, drawing[form]]);
  return Object.fromEntries(entries) as Record<K, string>;
}
