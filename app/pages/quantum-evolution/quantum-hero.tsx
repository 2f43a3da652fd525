import { useWords } from '#app/language/words.ts';
import { AnchorLink } from '#app/sections/links.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';

export function QuantumHero() {
  const { hero } = useWords('quantum-evolution');
  return (
    <WorldHero
      product="quantum-evolution"
      size="h1"
      title={hero.title}
      lead={hero.lead}
      actions={
        <AnchorLink look="onworld" to="offers">
          {hero.button}
        </AnchorLink>
      }
    >
      <p className="quantum-hours">
        <b className="figure">{hero.figure}</b>
        <span>{hero.figureLabel}</span>
      </p>
    </WorldHero>
  );
}
