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
    <div className="card empty-state">
      {example && <Sketch of={example} />}
      <div className="lines empty-words">
        <h2>{title}</h2>
        <p className="muted">{text}</p>
        {children && <div className="row">{children}</div>}
      </div>
    </div>
  );
}

/** One row as it will look, and the beginning of the next. */
function Sketch({ of }: { of: Sketched }) {
  const { examples } = useWords(examplesWords);
  const { title, meta, text, badge } = examples[of];
  return (
    <div className="empty-sketch" aria-hidden="true">
      <span className="tag brand">{examples.tag}</span>
      <div className="lines small empty-row">
        <p className="bar">
          <b>{title}</b>
          <span className="caption">{meta}</span>
        </p>
        <p>{text}</p>
        <span className="tag">{badge}</span>
      </div>
      <div className="empty-row shadow" />
    </div>
  );
}
