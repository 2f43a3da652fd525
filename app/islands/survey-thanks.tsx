import { Thanks } from '#app/forms/thanks.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { NamespaceWords } from '#content/content.ts';

type Props = { words: NamespaceWords<'survey'>['thanks']; storiesPath: string; onAgain: () => void };

export function SurveyThanks({ words, storiesPath, onAgain }: Props) {
  return (
    <Thanks title={words.title} className="card form">
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
    </Thanks>
  );
}
