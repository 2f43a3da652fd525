import type { ReactNode } from 'react';
import { StoryFrame } from '#app/ui/story-frame.tsx';
import type { OfferingId } from '#content/content.ts';
import { Motif } from './motif.tsx';

type Props = {
  /** The offering the story belongs to; `brand` stories carry the rings of the stone. */
  product: OfferingId | 'brand';
  figure: string;
  /** What the figure counts, under it on the gradient. */
  figureLabel?: string;
  caption?: string;
  title: string;
  text: string;
  big?: boolean;
  link?: ReactNode;
};

/** A success story: the gradient with one figure and half a motif, then title, text and the way to the article. */
export function StoryCard({ product, text, ...frame }: Props) {
  const isBrand = product === 'brand';
  return (
    <StoryFrame
      {...frame}
      product={isBrand ? undefined : product}
      drawing={<Motif name={isBrand ? 'rings' : product} />}
    >
      <p className="small muted">{text}</p>
    </StoryFrame>
  );
}
