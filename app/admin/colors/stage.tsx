import { useRef, useState } from 'react';
import type { LinkableOffering } from '#app/admin/admin-data.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { useMediaQuery } from '#app/admin/controls/use-media-query.ts';
import { lazyPart } from '#app/admin/errors/lazy-part.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { colorsWords } from '#content/admin/colors.ts';
import { fill } from '#domain/publishing/placeholders.ts';

// On narrow screens, most visits to the colour manager never open the page.
const PageFrames = lazyPart(() => import('./page-frames.tsx'));

type Props = { offering: LinkableOffering | undefined; color: string };

/** The page of the offering, beside the editor on wide screens (colors.css), else on request. */
export function Stage({ offering, color }: Props) {
  const texts = useWords(colorsWords).colors.live;
  // Offline it stays closed: neither its code nor the page would come.
  const [wasOnline] = useState(() => navigator.onLine);
  const opensByItself = useMediaQuery('(min-width: 75rem)') && wasOnline;
  const [isChosen, setIsChosen] = useState(false);
  const isOpen = opensByItself || isChosen;
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section className="group stage" aria-labelledby="stage-title">
      <div className="bar">
        <h2 ref={title} id="stage-title" tabIndex={-1}>
          {texts.title}
        </h2>
        {offering && !opensByItself && (
          <Button aria-expanded={isOpen} onClick={() => setIsChosen(!isChosen)}>
            {isOpen ? texts.close : texts.open}
          </Button>
        )}
      </div>
      {offering && isOpen && (
        <PageFrames
          key={offering.id}
          offering={offering}
          color={color}
          onLeave={() => title.current?.focus()}
        />
      )}
      <p className="hint">
        {offering ? fill(texts.text, { offering: offering.name }) : texts.unlinked}{' '}
        {offering && isByHand(offering, color) && fill(texts.byHand, { hex: color })}
      </p>
    </section>
  );
}

/** The seed's colour differs from the page's, which stays as designed nevertheless (docs/decisions/0009). */
function isByHand({ design }: LinkableOffering, color: string): boolean {
  const { colors, designedBases } = design;
  const same = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();
  return !same(color, colors.primaryColor) && designedBases.some((base) => same(base, color));
}
