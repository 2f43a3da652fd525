import { useWords } from '#app/language/words.ts';
import { AnchorLink, PageLink } from '#app/sections/links.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';

export function MarcusHero() {
  const { hero } = useWords('marcus-storm');
  return (
    <WorldHero
      product="marcus-storm"
      title={hero.title}
      lead={hero.lead}
      note={hero.audience}
      actions={
        <>
          <AnchorLink look="onworld" to="offers">
            {hero.button}
          </AnchorLink>
          <PageLink to="alacarte">{hero.sessionLink}</PageLink>
        </>
      }
    >
      <figure className="marcus-quote">
        <blockquote className="voice">{hero.quote.text}</blockquote>
        <figcaption className="small muted">{hero.quote.author}</figcaption>
      </figure>
    </WorldHero>
  );
}
