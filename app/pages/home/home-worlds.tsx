import { useLanguage } from '#app/language/page.ts';
import { useWords, wordsFor } from '#app/language/words.ts';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { Section } from '#app/sections/section.tsx';
import { WorldTiles } from '#app/sections/world-tiles.tsx';
import { offeringIds } from '#content/offerings/offerings.ts';

/** The ten offerings, each with one line, and the notice that holds for all of them. */
export function HomeWorlds() {
  const { worlds } = useWords('home');
  const { notes, footer } = useWords('common');
  const language = useLanguage();
  return (
    <Section>
      <div className="split worlds-head">
        <h2>{worlds.title}</h2>
        <p className="lead">{worlds.lead}</p>
      </div>
      <WorldTiles tiles={offeringIds.map((id) => ({ id, text: wordsFor(language, id).listing.teaser }))} />
      <div className="worlds-end">
        <PageLink look="line" to="platform">
          {worlds.button}
        </PageLink>
        <div>
          <Disclaimer text={footer.aiNote} />
          <p className="small muted">{notes.social}</p>
        </div>
      </div>
    </Section>
  );
}
