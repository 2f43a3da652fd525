import { useEffect, useRef } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { NamespaceWords } from '#content/content.ts';

type Props = { words: NamespaceWords<'survey'>['thanks']; storiesPath: string; onAgain: () => void };

/** The heading takes the focus, because the form that had it is gone (A11Y-18). */
export function SurveyThanks({ words, storiesPath, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="thanks">
      <span className="thanks-drop">
        <Icon name="check" />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="muted">{words.text}</p>
      <div className="row">
        <button className="btn line" type="button" onClick={onAgain}>
          {words.button}
        </button>
        <a className="arrow" href={storiesPath}>
          {words.storiesLink}
          <Icon name="arrow" />
        </a>
      </div>
    </section>
  );
}
