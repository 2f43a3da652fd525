import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { MovingMotif } from '#app/sections/motif.tsx';
import { MotionButton } from '#app/sections/motion-button.tsx';

/** The closing call: one human sentence and the way to the survey (spec 2 §2). */
export function UseCasesClose() {
  const { close } = useWords('use-cases');
  return (
    <section className="wrap">
      <div className="amber stories-call">
        <MovingMotif name="rings" />
        <div>
          <p className="voice">{close.voice}</p>
          <p>{close.text}</p>
        </div>
        <div>
          <PageLink look="ink" to="survey">
            {close.button}
          </PageLink>
        </div>
        <MotionButton />
      </div>
    </section>
  );
}
