import type { ReactNode } from 'react';
import { MovingMotif } from './motif.tsx';
import { MotionButton } from './motion-button.tsx';

type Props = ({ title: string; voice?: never } | { title?: never; voice: string }) & {
  text?: string;
  children: ReactNode;
};

/** One per page; opens with a heading or with one sentence in serif type. */
export function AmberPanel({ title, voice, text, children }: Props) {
  return (
    <section className="wrap">
      <div className="amber">
        <MovingMotif name="rings" className="rings-motif" />
        {title ? <h2 className="h1">{title}</h2> : <p className="voice amber-voice">{voice}</p>}
        {text && <p>{text}</p>}
        <div className="row">{children}</div>
        <MotionButton />
      </div>
    </section>
  );
}
