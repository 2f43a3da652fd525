import { useContent } from '#app/rendering.ts';
import { PageLink } from '#app/sections/links.tsx';
import { Section } from '#app/sections/section.tsx';
import { useLanguage } from '#app/words/page.ts';
import { useWords, wordsFor } from '#app/words/words.ts';
import { idsIn } from '#content/offerings/listed.ts';
import { needs } from '#content/offerings/record.ts';
import { WorldTiles } from './world-tiles.tsx';

/** By the first need of each: a stranger reads the need before the name. */
export function HomeWorlds() {
  const content = useContent();
  const { offerings } = content;
  const { worlds } = useWords('home');
  const { filter } = useWords('platform');
  const { notes } = useWords('common');
  const language = useLanguage();
  return (
    <Section>
      <h2>{worlds.title}</h2>
      <div className="needs">
        {needs.map((need) => (
          <div key={need} className="need">
            <h3>{filter.needs[need]}</h3>
            <WorldTiles
              tiles={idsIn(offerings)
                .filter((id) => offerings[id].needs[0] === need)
                .map((id) => ({ id, text: wordsFor(content, language, id).listing.teaser }))}
            />
          </div>
        ))}
      </div>
      <div className="row worlds-end">
        <PageLink look="line" to="platform">
          {worlds.button}
        </PageLink>
        <p className="small muted">{notes.social}</p>
      </div>
    </Section>
  );
}
