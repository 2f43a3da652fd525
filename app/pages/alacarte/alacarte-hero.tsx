import { useWords } from '#app/language/words.ts';

export function AlacarteHero() {
  const { hero } = useWords('alacarte');
  return (
    <section className="wrap page-top">
      <h1 className="display">{hero.title}</h1>
      <div className="alacarte-lead">
        <p className="lead">{hero.lead}</p>
        <p className="small muted">{hero.text}</p>
      </div>
    </section>
  );
}
