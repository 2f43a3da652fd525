import type { ComponentProps } from 'react';
import { StoryFrame } from '#app/ui/story-frame.tsx';

type Props = Omit<ComponentProps<typeof StoryFrame>, 'drawing' | 'children'> & { text: string };

/** Its figure takes the place of a drawing. */
export function StoryCard({ text, ...frame }: Props) {
  return (
    <StoryFrame {...frame}>
      <p className="small muted">{text}</p>
    </StoryFrame>
  );
}
