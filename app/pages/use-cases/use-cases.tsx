import { Island } from '#app/islands/island.tsx';
import { useContent } from '#app/rendering.ts';
import { AmberPanel } from '#app/sections/amber-panel.tsx';
import { FiguresNote } from '#app/sections/figures-note.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { MotifSprite } from '#app/sections/motif.tsx';
import { useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';

/** Spec 2 §2: heading, tabs and search over the featured grid and the quarters, closing call to the survey. */
export default function UseCasesPage() {
  const { hero } = useWords('use-cases');
  return (
    <>
      <section className="wrap stories-top">
        <h1 className="display">{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
      </section>
      <UseCasesStories />
      <UseCasesClose />
    </>
  );
}

/** Spec 2 §4: the featured stories are the tab that is open at first. */
function UseCasesStories() {
  const { hero, browse, tabs, search, empty, newTab, stories: texts } = useWords('use-cases');
  const { site, stories, featuredStories } = useContent();
  const language = useLanguage();
  const drawings = new Set(stories.map(({ offer }) => (offer === 'brand' ? 'rings' : offer)));
  return (
    <section className="wrap stories">
      <MotifSprite names={[...drawings]} />
      <h2 className="sr">{browse.title}</h2>
      <Island
        name="story-search"
        props={{
          language,
          words: { tabs, search, empty, newTab },
          featuredStories,
          stories: stories.map(({ id, offer, link }) => {
            const { figure, figureLabel, quarter, title, intro, description, linkText } = texts.find(
              (story) => story.id === id,
            )!;
            const href = site.links[link];
            return { id, offer, href, quarter, figure, figureLabel, title, intro, description, linkText };
          }),
        }}
      />
      <div className="stories-note">
        <FiguresNote text={hero.note} />
      </div>
    </section>
  );
}

/** Leads to the survey (spec 2 §2). */
function UseCasesClose() {
  const { close } = useWords('use-cases');
  return (
    <AmberPanel voice={close.voice} text={close.text}>
      <PageLink look="ink" to="survey">
        {close.button}
      </PageLink>
    </AmberPanel>
  );
}
