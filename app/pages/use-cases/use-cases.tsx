import { Island } from '#app/islands/island.tsx';
import { useContent } from '#app/rendering.ts';
import type { PageId } from '#app/routes.ts';
import { AmberPanel } from '#app/sections/amber-panel.tsx';
import { FiguresNote } from '#app/sections/figures-note.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { MotifSprite } from '#app/sections/motif.tsx';
import { Section } from '#app/sections/section.tsx';
import { entryPrice } from '#app/words/entry-price.ts';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import type { Content } from '#content/content.ts';
import { isHiddenPage } from '#content/offerings/listed.ts';

export default function UseCasesPage() {
  const { hero } = useWords('use-cases');
  return (
    <>
      <section className="wrap stories-top">
        <h1 className="display">{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
      </section>
      <UseCasesStories />
      <UseCasesNext />
      <UseCasesClose />
    </>
  );
}

/** The tab with the featured stories is open at first (STORY-1). */
function UseCasesStories() {
  const { hero, browse, tabs, search, empty, newTab, stories: texts } = useWords('use-cases');
  const { site, stories, featuredStories } = useContent();
  const language = useLanguage();
  const serviceOf = useService();
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
          stories: stories.map((story) => {
            const { id, quarter, offer, link } = story;
            const { figure, figureLabel, title, intro, description, linkText } = texts.find(
              (text) => text.id === id,
            )!;
            const href = site.links[link];
            const service = serviceOf(story);
            return {
              ...{ id, offer, href, service, quarter, figure, figureLabel },
              ...{ title, intro, description, linkText },
            };
          }),
        }}
      />
      <div className="stories-note">
        <FiguresNote text={hero.note} />
      </div>
    </section>
  );
}

type Story = Content['stories'][number];

const pagesOfBought = {
  partners: 'case-nexiu',
  shortNova: 'nova-case-study',
  boosterPro: 'business-wonder',
  singleMarcus: 'alacarte',
  plans: 'monthly',
} as const satisfies Record<NonNullable<Story['bought']>, PageId>;

/** What a story was done with, where that is told and what it costs to start. */
function useService() {
  const content = useContent();
  const { bought } = useWords('use-cases');
  const { labels } = useWords('platform');
  const language = useLanguage();
  return (story: Story) => {
    const page = story.bought ? pagesOfBought[story.bought] : story.offer;
    if (page === 'brand' || isHiddenPage(content.offerings, page)) return undefined;
    const href = pathOf(page, language);
    if (story.bought) return { href, ...bought[story.bought] };
    const id = story.offer as keyof typeof content.offerings;
    const { amount, note } = entryPrice(content, id, language);
    const { name } = content.offerings[id];
    return { href, name, price: note ? `${labels.price}: ${amount} ${note}` : amount };
  };
}

/** For those who recognise their own case. */
function UseCasesNext() {
  const { next } = useWords('use-cases');
  return (
    <Section className="stories-next" title={next.title} lead={next.text}>
      <div className="row">
        <PageLink look="primary" to="demo">
          {next.button}
        </PageLink>
        <PageLink to="platform">{next.offersLink}</PageLink>
      </div>
    </Section>
  );
}

/** Leads to the survey (PAGE-7). */
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
