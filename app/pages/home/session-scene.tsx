import { useContent } from '#app/rendering.ts';
import { PageLink } from '#app/sections/links.tsx';
import { Paper } from '#app/sections/paper/paper.tsx';
import { useWords } from '#app/words/words.ts';
import { isHiddenPage } from '#content/offerings/listed.ts';

/** Minutes of the sample session in which the talk can be followed without the others. */
const shownMinutes = ['1', '2', '3', '6', '7', '8', '9'];

/**
 * A session to read along: the questions scroll by, the sheet stays beside them and fills line by line.
 * Which question writes which line is in session-scene.css.
 */
export function SessionScene() {
  const { offerings } = useContent();
  const { scene } = useWords('home');
  const { protocol } = useWords('nova-case-study');
  if (isHiddenPage(offerings, 'nova-case-study')) return null;
  const { sheet } = scene;
  const parts = sheet.rows.map(({ label, text }) => ({ title: label, text }));
  return (
    <section className="scene" data-product="nova">
      <div className="wrap">
        <div className="scene-head">
          <h2 className="h1">{scene.title}</h2>
          <p className="lead">{scene.lead}</p>
        </div>
        <ol className="plain talk">
          {protocol.minutes
            .filter(({ minute }) => shownMinutes.includes(minute))
            .map(({ minute, question, answer }) => (
              <li key={minute}>
                <p className="figure">
                  <span className="sr">{protocol.minuteLabel} </span>
                  {minute}
                </p>
                <h3>
                  <span className="sr">{protocol.askLabel}: </span>
                  {question}
                </h3>
                <p className="talk-answer">
                  <span className="sr">{protocol.answerLabel}: </span>
                  {answer}
                </p>
              </li>
            ))}
        </ol>
        <Paper words={{ kind: sheet.kind, title: sheet.title, facts: [], parts }} />
        <div className="row scene-end">
          <PageLink look="onworld" to="nova-case-study">
            {scene.button}
          </PageLink>
          <p className="small">{scene.note}</p>
        </div>
      </div>
    </section>
  );
}
