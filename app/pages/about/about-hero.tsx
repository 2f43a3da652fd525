import { useWords } from '#app/language/words.ts';
import { TwoCoasts } from './two-coasts.tsx';

export function AboutHero() {
  const { hero } = useWords('about');
  return (
    <section className="wrap about-hero">
      <div className="about-hero-copy">
        <h1 className="display">{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
      </div>
      <figure>
        <TwoCoasts label={hero.drawingAlt} />
        <figcaption className="small muted">{hero.drawingCaption}</figcaption>
      </figure>
    </section>
  );
}
