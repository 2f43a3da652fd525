import { FactRows } from '#app/sections/fact-rows.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { useWords } from '#app/words/words.ts';

/** What every buyer asks of an AI session, before the first offer. */
export function HomeAnswers() {
  const { answers } = useWords('home');
  return (
    <section className="wrap home-answers">
      <div className="split">
        <h2>{answers.title}</h2>
        <div className="session-facts">
          <FactRows rows={answers.items} />
          <div className="row">
            <PageLink to="nova-case-study">{answers.sampleLink}</PageLink>
            <PageLink to="privacy">{answers.privacyLink}</PageLink>
          </div>
        </div>
      </div>
    </section>
  );
}
