import { useContent } from '#app/rendering.ts';
import { AmberPanel } from '#app/sections/amber-panel.tsx';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { RuledList } from '#app/sections/ruled-list.tsx';
import { Section } from '#app/sections/section.tsx';
import { Stats } from '#app/sections/stats.tsx';
import { useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { formatPercent } from '#domain/money/money.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { AboutTeam } from './about-team.tsx';
import { TwoCoasts } from './two-coasts.tsx';

export default function AboutPage() {
  return (
    <>
      <AboutHero />
      <AboutStory />
      <AboutTeam />
      <AboutResponsibility />
      <AboutFigures />
      <AboutClose />
    </>
  );
}

function AboutHero() {
  const { hero } = useWords('about');
  return (
    <section className="wrap split about-hero">
      <div className="about-hero-copy">
        <h1 className="display">{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
      </div>
      <figure>
        <TwoCoasts />
        <figcaption className="small muted">{hero.drawingCaption}</figcaption>
      </figure>
    </section>
  );
}

function AboutStory() {
  const { story } = useWords('about');
  return (
    <Section title={story.title} className="about-story">
      <div className="split story-columns">
        <div className="story-parts">
          {story.items.map((item) => (
            <article key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </article>
          ))}
        </div>
        <figure className="founders">
          <blockquote className="voice">{story.voice}</blockquote>
          <figcaption className="small muted">{story.voiceAuthor}</figcaption>
        </figure>
      </div>
    </Section>
  );
}

function AboutResponsibility() {
  const { offerings } = useContent();
  const { responsibility } = useWords('about');
  const value = formatPercent(offerings['master-wu'].figures.donationPercent, useLanguage());
  return (
    <section className="wrap">
      <div className="split group-head">
        <h2>{responsibility.title}</h2>
        <p className="lead">{responsibility.lead}</p>
      </div>
      <RuledList
        rows={responsibility.items.map(({ title, text }) => ({ title, text: fill(text, { value }) }))}
      />
    </section>
  );
}

function AboutFigures() {
  const { figures, work } = useWords('about');
  const { footer } = useWords('common');
  return (
    <>
      <Section>
        <h2>{figures.title}</h2>
        <Stats items={figures.items} note={figures.note} />
      </Section>
      <section className="wrap about-work">
        <h2>{work.title}</h2>
        <div className="split notes">
          {work.items.map((item) => (
            <div key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          ))}
        </div>
        <Disclaimer text={footer.aiNote} />
      </section>
    </>
  );
}

function AboutClose() {
  const { close } = useWords('about');
  return (
    <AmberPanel voice={close.voice} text={close.text}>
      <PageLink look="ink" to="demo">
        {close.button}
      </PageLink>
      <PageLink to="support">{close.supportLink}</PageLink>
    </AmberPanel>
  );
}
