import { useWords } from '#app/language/words.ts';
import { FounderVoice } from '#app/sections/founder-voice.tsx';
import { PageLink } from '#app/sections/links.tsx';

/** What the founders make of 140 steps, and the way to the comparison of the five personas. */
export function SophieFounder() {
  const { founder, hero } = useWords('sophie');
  return (
    <section className="wrap">
      <FounderVoice
        product="sophie"
        title={founder.title}
        quote={founder.quote}
        author={founder.author}
        dropNote={founder.dropNote}
      >
        <div className="founder-compare">
          <p className="muted">{founder.compareText}</p>
          <PageLink to="sophie-compare">{hero.compareLink}</PageLink>
        </div>
      </FounderVoice>
    </section>
  );
}
