import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { StarsProof } from '#app/sections/stars-proof.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Motif } from '#app/ui/motif.tsx';

/** The promise, the way to the live demo, and the stone; its slow turn can be stopped without script (A11Y-11). */
export function HomeHero() {
  const { hero } = useWords('home');
  const { motion } = useWords('common');
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
        </div>
        <label className="stone-pause">
          <input type="checkbox" className="sr" />
          <Icon name="pause" className="i-pause" />
          <Icon name="play" className="i-play" />
          <span className="sr">{motion.pause}</span>
        </label>
      </div>
    </section>
  );
}
