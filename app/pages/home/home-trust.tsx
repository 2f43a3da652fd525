import { useWords } from '#app/language/words.ts';
import { StarsProof } from '#app/sections/stars-proof.tsx';
import { Stats } from '#app/sections/stats.tsx';

/** Trust and awards (spec 2 §2): the recurring claims, and under them who says so (LAW-12, -13). */
export function HomeTrust() {
  const { hero, trust } = useWords('home');
  return (
    <section className="wrap trust">
      <div className="split">
        <h2>{trust.title}</h2>
        <p className="lead">{trust.lead}</p>
      </div>
      <Stats items={trust.stats} />
      <div className="awards">
        <div>
          <h3>{trust.awards.title}</h3>
          <StarsProof strong={hero.rating} rest={hero.ratingSource} />
        </div>
        <div>
          <p>{trust.awards.text}</p>
          <p className="caption muted">{trust.note}</p>
        </div>
      </div>
    </section>
  );
}
