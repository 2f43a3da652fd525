import { useContent } from '#app/rendering.ts';
import { FounderVoice } from '#app/sections/founder-voice.tsx';
import { AnchorLink, PageLink } from '#app/sections/links.tsx';
import { MinuteLine } from '#app/sections/minute-line/minute-line.tsx';
import { Paper } from '#app/sections/paper/paper.tsx';
import { SampleLinks } from '#app/sections/paper/sample-links.tsx';
import { RuledList } from '#app/sections/ruled-list.tsx';
import { Section } from '#app/sections/section.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';
import { useWords } from '#app/words/words.ts';
import { SophieOthers } from './sophie-others.tsx';
import { SophiePackages } from './sophie-packages.tsx';

export default function SophiePage() {
  return (
    <div data-product="sophie">
      <SophieHero />
      <SophieQuarterHour />
      <SophiePackages />
      <SophieTiers />
      <SophieInsights />
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

/** The line ends in the note that is written in its last minutes. */
function SophieQuarterHour() {
  const { offerings } = useContent();
  const { overview, testimonials, paper } = useWords('sophie');
  const { notes } = useWords('common');
  return (
    <Section title={overview.title} lead={overview.lead}>
      <MinuteLine minutes={offerings.sophie.schedule} parts={overview.steps} range={overview.range} />
      <div className="split sophie-after">
        <div className="sophie-voices">
          <h3>{testimonials.title}</h3>
          {testimonials.items.map((item) => (
            <figure key={item.name}>
              <blockquote className="voice">{item.text}</blockquote>
              <figcaption className="small muted">
                {item.name}, {item.role}
              </figcaption>
            </figure>
          ))}
          <p className="caption muted">{notes.testimonials}</p>
          <SampleLinks of="sophie" />
        </div>
        <Paper words={paper} />
      </div>
    </Section>
  );
}

function SophieTiers() {
  const { tiers } = useWords('sophie');
  return (
    <Section title={tiers.title}>
      <dl className="split notes tiers">
        {tiers.items.map(({ name, title }) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function SophieInsights() {
  const { insights, founder } = useWords('sophie');
  return (
    <section className="wrap insights">
      <h2>{insights.title}</h2>
      <RuledList rows={insights.items} />
      <FounderVoice
        product="sophie"
        title={founder.title}
        quote={founder.quote}
        author={founder.author}
        dropNote={founder.dropNote}
      />
    </section>
  );
}

function SophieClose() {
  const { close } = useWords('sophie');
  return (
    <WorldClose product="sophie" title={close.title}>
      <AnchorLink look="onworld" to="packages">
        {close.button}
      </AnchorLink>
    </WorldClose>
  );
}
