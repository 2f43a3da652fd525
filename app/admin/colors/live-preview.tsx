import { useRef, useState } from 'react';
import type { LinkableOffering } from '#app/admin/admin-data.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { lazyPart } from '#app/admin/errors/lazy-part.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { colorsWords } from '#content/admin/colors.ts';
import { fill } from '#domain/publishing/placeholders.ts';

// Most visits to the colour manager never open the preview.
const PageFrame = lazyPart(() => import('./page-frame.tsx'));

type Props = { offering: LinkableOffering | undefined; color: string };

export function LivePreview({ offering, color }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const texts = useWords(colorsWords).colors.live;
  return (
    <section className="card live" aria-labelledby="live-title">
      <div className="live-head">
        <h2 id="live-title">{texts.title}</h2>
        {offering && (
          <Button ref={opener} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? texts.close : texts.open}
          </Button>
        )}
      </div>
      <p className="small muted">
        {offering ? fill(texts.text, { offering: offering.name }) : texts.unlinked}
      </p>
      {offering && isByHand(offering, color) && (
        <p className="small muted">{fill(texts.byHand, { hex: color })}</p>
      )}
      {offering && isOpen && (
        <PageFrame
          key={offering.id}
          offering={offering}
          color={color}
          onLeave={() => opener.current?.focus()}
        />
      )}
    </section>
  );
}

/** The seed's colour differs from the page's, which stays as designed nevertheless (docs/decisions/0009). */
function isByHand({ design }: LinkableOffering, color: string): boolean {
  const { colors, designedBases } = design;
  const same = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();
  return !same(color, colors.primaryColor) && designedBases.some((base) => same(base, color));
}
