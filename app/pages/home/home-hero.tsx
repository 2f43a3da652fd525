import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { Motif } from '#app/sections/motif.tsx';
import { MotionButton } from '#app/sections/motion-button.tsx';
import { StarsProof } from '#app/sections/stars-proof.tsx';

/** The promise, the way to the live demo, and the stone, whose rings turn slowly. */
export function HomeHero() {
  const { hero } = useWords('home');
  return (
    <section className="wrap hero">
      <div className="hero-copy">
        <h1 className="display">{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <div className="row">
          <div className="with-note">
            <PageLink look="primary" to="demo">
              {hero.button}
            </PageLink>
            <p className="small muted">{hero.buttonNote}</p>
          </div>
          <PageLink to="case-nexiu">{hero.caseLink}</PageLink>
        </div>
        <StarsProof strong={hero.rating} rest={hero.ratingSource} />
      </div>
      <div className="hero-stone">
        <div className="stone">
          <Motif name="stone" />
          <MotionButton />
        </div>
      </div>
    </section>
  );
}
