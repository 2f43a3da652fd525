import { useContent } from '#app/rendering.ts';
import { FounderVoice } from '#app/sections/founder-voice.tsx';
import { AnchorLink, PageLink } from '#app/sections/links.tsx';
import { Paper, PaperDesk } from '#app/sections/paper/paper.tsx';
import { SampleLinks } from '#app/sections/paper/sample-links.tsx';
import { RuledList } from '#app/sections/ruled-list.tsx';
import { Section } from '#app/sections/section.tsx';
import { Timeline } from '#app/sections/timeline.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';
import { useWords } from '#app/words/words.ts';
import { spansOf } from '#domain/language/spans.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { SophieOthers } from './sophie-others.tsx';
import { SophiePackages } from './sophie-packages.tsx';

export default function SophiePage() {
  return (
    <div data-product="sophie">
      <SophieHero />
      <SophieQuarterHour />
      <SophiePackages />
      <SophieTiers />
      <SophieVoices />
      <SophieInsights />
      <SophieFounder />
      <SophieOthers />
      <SophieClose />
    </div>
  );
}

function SophieHero() {
  const { hero } = useWords('sophie');
  return (
    <WorldHero
      product="sophie"
      title={hero.title}
      lead={hero.lead}
      price={{ amount: hero.price, note: hero.priceNote }}
      note={hero.fact}
      actions={
        <>
          <AnchorLink look="onworld" to="packages">
            {hero.button}
          </AnchorLink>
          <PageLink to="sophie-compare">{hero.compareLink}</PageLink>
        </>
      }
    />
  );
}

function SophieQuarterHour() {
  const { offerings } = useContent();
  const { overview } = useWords('sophie');
  const steps = spansOf(offerings.sophie.schedule, overview.steps).map(
    ({ title, text, minutes, from, to }) => ({ title, text, duration: fill(minutes, { from, to }) }),
  );
  return (
    <Section title={overview.title} lead={overview.lead}>
      <Timeline className="quarter-hour" steps={steps} />
    </Section>
  );
}

function SophieTiers() {
  const { tiers } = useWords('sophie');
  return (
    <Section className="tiers">
      <h2>{tiers.title}</h2>
      <div className="split notes">
        {tiers.items.map((tier) => (
          <div key={tier.name}>
            <h3>{tier.title}</h3>
            <p>
              <b>{tier.name}.</b> {tier.text}
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}

function SophieFounder() {
  const { founder, hero } = useWords('sophie');
  return (
    <section className="wrap">
      <FounderVoice
        product="sophie"
        title={founder.title}
        quote={founder.quote}
        author={founder.author}
        dropNote={founder.dropNote}
      >
        <div className="founder-compare">
          <p className="muted">{founder.compareText}</p>
          <PageLink to="sophie-compare">{hero.compareLink}</PageLink>
        </div>
      </FounderVoice>
    </section>
  );
}

function SophieInsights() {
  const { insights } = useWords('sophie');
  return (
    <Section className="insights">
      <h2>{insights.title}</h2>
      <RuledList rows={insights.items} />
    </Section>
  );
}

function SophieVoices() {
  const { testimonials, paper } = useWords('sophie');
  const { notes } = useWords('common');
  return (
    <section className="wrap">
      <PaperDesk title={testimonials.title} paper={<Paper words={paper} />}>
        {testimonials.items.map((item) => (
          <figure key={item.name} className="sophie-voice">
            <blockquote className="voice">{item.text}</blockquote>
            <figcaption className="small muted">
              {item.name}, {item.role}
            </figcaption>
          </figure>
        ))}
        <p className="caption muted">{notes.testimonials}</p>
        <SampleLinks of="sophie" />
      </PaperDesk>
    </section>
  );
}

function SophieClose() {
  const { close } = useWords('sophie');
  return (
    <WorldClose product="sophie" title={close.title} text={close.text}>
      <AnchorLink look="onworld" to="packages">
        {close.button}
      </AnchorLink>
    </WorldClose>
  );
}
