import type { ReactNode } from 'react';
import { useWords } from '#app/admin/use-words.ts';
import { examplesWords } from '#content/admin/examples.ts';

type Sketched = Exclude<keyof (typeof examplesWords)['de']['examples'], 'tag'>;

type Props = {
  title: string;
  text: string;
  /** An example of what will be in the list; left out where the list is empty because the work is done. */
  example?: Sketched | undefined;
  /** The next act. */
  children?: ReactNode;
};

export function EmptyState({ title, text, example, children }: Props) {
  return (
    <div className="empty-state">
      {example && <Sketch of={example} />}
      <div className="empty-words">
        <h2>{title}</h2>
        <p className="muted">{text}</p>
        {children && <div className="empty-acts">{children}</div>}
      </div>
    </div>
  );
}

/** One row as it will look, and the shadows of those below. */
function Sketch({ of }: { of: Sketched }) {
  const { examples } = useWords(examplesWords);
  const { title, meta, text, badge } = examples[of];
  return (
    <div className="empty-sketch" aria-hidden="true">
      <span className="empty-tag">{examples.tag}</span>
      <div className="empty-row">
        <p className="empty-line">
          <b>{title}</b>
          <span>{meta}</span>
        </p>
        {of === 'response' && <Bars />}
        <p>{text}</p>
        <span className="empty-badge">{badge}</span>
      </div>
      <div className="empty-row shadow" />
      <div className="empty-row shadow" />
    </div>
  );
}

const heights = [40, 55, 48, 70, 64, 88];

function Bars() {
  return (
    <div className="empty-bars">
      {heights.map((height) => (
        <i key={height} style={{ height: `${height}%` }} />
      ))}
    </div>
  );
}
