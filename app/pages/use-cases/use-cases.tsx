import { Island } from '#app/islands/island.tsx';
import { useContent } from '#app/rendering.ts';
import { FiguresNote } from '#app/sections/figures-note.tsx';
import { OutsideLink, PageLink } from '#app/sections/links.tsx';
import { MotifSprite, MovingMotif } from '#app/sections/motif.tsx';
import { MotionButton } from '#app/sections/motion-button.tsx';
import { Section } from '#app/sections/section.tsx';
import { MotifUse } from '#app/ui/motif-use.tsx';
import { StoryFrame } from '#app/ui/story-frame.tsx';
import { useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { storiesOf } from '#content/story-tabs.ts';

/** Spec 2 §2: heading, featured grid, search and tabs with a grid of stories, closing call to the survey. */
export default function UseCasesPage() {
  const { hero } = useWords('use-cases');
  return (
    <>
      <section className="wrap stories-top">
        <h1 className="display">{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
      </section>
      <UseCasesFeatured />
      <UseCasesSearch />
      <UseCasesClose />
    </>
  );
}

function UseCasesFeatured() {
  const { hero, featured, stories: texts } = useWords('use-cases');
  const content = useContent();
  const drawings = new Set(content.stories.map(({ offer }) => (offer === 'brand' ? 'rings' : offer)));
  return (
    <section className="wrap">
      <MotifSprite names={[...drawings]} />
      <h2 className="sr">{featured.title}</h2>
      <div className="late-split grid-2-stories">
        {storiesOf('highlights', content).map(({ id, offer, link }) => {
          const text = texts.find((story) => story.id === id)!;
          return (
            <StoryFrame
              key={id}
              big
              product={offer === 'brand' ? undefined : offer}
              drawing={<MotifUse name={offer === 'brand' ? 'rings' : offer} />}
              figure={text.figure}
              figureLabel={text.figureLabel}
              caption={text.quarter}
              title={text.title}
              link={<OutsideLink href={content.site.links[link]}>{text.linkText}</OutsideLink>}
            >
              <p className="small muted">{text.intro}</p>
            </StoryFrame>
          );
        })}
      </div>
      <div className="stories-note">
        <FiguresNote text={hero.note} />
      </div>
    </section>
  );
}

/** Spec 2 §4. */
function UseCasesSearch() {
  const { browse, tabs, search, empty, newTab, stories: texts } = useWords('use-cases');
  const { site, stories, featuredStories } = useContent();
  const language = useLanguage();
  return (
    <Section title={browse.title} className="stories-browse">
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
    </Section>
  );
}

/** Leads to the survey (spec 2 §2). */
function UseCasesClose() {
  const { close } = useWords('use-cases');
  return (
    <section className="wrap">
      <div className="amber split stories-call">
        <MovingMotif name="rings" />
        <div>
          <p className="voice">{close.voice}</p>
          <p>{close.text}</p>
        </div>
        <div>
          <PageLink look="ink" to="survey">
            {close.button}
          </PageLink>
        </div>
        <MotionButton />
      </div>
    </section>
  );
}
