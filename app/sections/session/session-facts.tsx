import { useContent } from '#app/rendering.ts';
import { FactRows } from '#app/sections/fact-rows.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { type OwnSessionAnswers, sessionAnswers, type Work } from '#content/session-answers.ts';

type Props = {
  own?: OwnSessionAnswers;
  /** For programmes without a session. */
  dataOnly?: boolean;
  /** The time that data is kept begins after it. */
  work?: Work;
};

/** Below a price: what the settings say of a session, and the way to everything a customer can ask. */
export function SessionFacts({ own, dataOnly, work }: Props) {
  const { sessions: settings } = useContent().site;
  const words = useWords('sessions');
  const language = useLanguage();
  const answers = sessionAnswers(words, settings, language, own, work).filter(
    ({ id }) => !dataOnly || (id !== 'medium' && id !== 'connection'),
  );
  return (
    <div className="session-facts">
      {answers.length >= 3 ? (
        <>
          <h3>{dataOnly ? words.dataTitle : words.title}</h3>
          <FactRows rows={answers} />
        </>
      ) : (
        answers.length > 0 && <p>{answers.map(({ text, sentence }) => sentence ?? text).join(' ')}</p>
      )}
      <p className="session-ask">
        <Icon name="lock" />
        <a className="link" href={`${pathOf('ai-or-human', language)}#data`}>
          {words.ask}
        </a>
      </p>
    </div>
  );
}
