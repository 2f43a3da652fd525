import type { ReactNode } from 'react';
import { StoryFrame } from '#app/ui/story-frame.tsx';
import type { OfferingId } from '#content/content.ts';
import { Motif } from './motif.tsx';

type Props = {
  /** `brand` stories have the rings of the stone. */
  product: OfferingId | 'brand';
  figure: string;
  figureLabel?: string;
  caption?: string;
  title: string;
  text: string;
  big?: boolean;
  link?: ReactNode;
};

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
