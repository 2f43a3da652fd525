import { useWords } from '#app/language/words.ts';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { PageLink } from '#app/sections/links.tsx';

/** The closing call, dark in both themes, with the AI notice below it. */
export function GenesisClose() {
  const { close } = useWords('genesis');
  return (
    <section className="wrap">
      <div className="gend">
        <h2 className="h1">{close.title}</h2>
        <p>{close.text}</p>
        <div className="row">
          <PageLink look="primary" to="platform">
            {close.button}
          </PageLink>
          <PageLink look="onworld-line" to="support">
            {close.supportButton}
          </PageLink>
        </div>
      </div>
      <Disclaimer />
    </section>
  );
}
