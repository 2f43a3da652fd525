import { useContent } from '#app/rendering.ts';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { FounderVoice } from '#app/sections/founder-voice.tsx';
import { AnchorLink, PageLink } from '#app/sections/links.tsx';
import { Drop } from '#app/sections/motif.tsx';
import { RuledList } from '#app/sections/ruled-list.tsx';
import { Section } from '#app/sections/section.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import type { OfferingId } from '#content/content.ts';
import { isVisible } from '#content/offerings/listed.ts';
import { PersonaTable } from './persona-table.tsx';

export default function SophieComparePage() {
  return (
    <div data-product="sophie">
      <CompareHero />
      <ComparePersonas />
      <CompareGuide />
      <CompareFounder />
      <CompareInsights />
      <CompareHelp />
      <CompareClose />
    </div>
  );
}

function CompareHero() {
  const { hero } = useWords('sophie-compare');
  const { price } = useWords('common');
  return (
    <WorldHero
      product="sophie"
      title={hero.title}
      lead={hero.lead}
      price={{ amount: hero.price, note: `${hero.priceNote}, ${price.vatIncluded}` }}
      actions={
        <>
          <AnchorLink look="onworld" to="comparison">
            {hero.button}
          </AnchorLink>
          <PageLink to="sophie">{hero.sophieLink}</PageLink>
        </>
      }
    />
  );
}

/** Small screens show one persona at a time. */
function ComparePersonas() {
  const { comparison } = useWords('sophie-compare');
  return (
    <Section id="comparison">
      <div className="split group-head">
        <h2>{comparison.title}</h2>
        <p className="muted">{comparison.lead}</p>
      </div>
      <div className="personas">
        <PersonaTabs />
        <PersonaTable />
      </div>
      <div className="split persona-notes">
        <p className="small muted">{comparison.note}</p>
        <Disclaimer />
      </div>
      <SessionFacts />
    </Section>
  );
}

function CompareGuide() {
  const { offerings } = useContent();
  const { guide } = useWords('sophie-compare');
  const language = useLanguage();
  return (
    <section className="wrap">
      <h2>{guide.title}</h2>
      <ul className="guide">
        {guide.items.map((item) => {
          const id = item.id as OfferingId;
          if (!isVisible(offerings[id])) return null;
          return (
            <li key={id}>
              <a href={pathOf(id, language)}>
                <span className="guide-situation">{item.situation}</span>
                <Drop product={id} />
                <b>{offerings[id].name}</b>
                <Icon name="arrow" />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function CompareFounder() {
  const { founder } = useWords('sophie-compare');
  return (
    <Section>
      <FounderVoice product="sophie" {...founder} />
    </Section>
  );
}

function CompareInsights() {
  const { insights } = useWords('sophie-compare');
  return (
    <section className="wrap insights">
      <h2>{insights.title}</h2>
      <RuledList rows={insights.items} />
    </section>
  );
}

function CompareHelp() {
  const { help } = useWords('sophie-compare');
  return (
    <Section>
      <div className="benefits split">
        <h2>{help.title}</h2>
        <div className="help-text">
          <p className="lead">{help.text}</p>
          <PageLink look="line" to="support" query={{ subject: 'general' }}>
            {help.button}
          </PageLink>
        </div>
      </div>
    </Section>
  );
}

function CompareClose() {
  const { close } = useWords('sophie-compare');
  return (
    <WorldClose product="sophie" title={close.title} text={close.text}>
      <PageLink look="onworld" to="sophie">
        {close.button}
      </PageLink>
    </WorldClose>
  );
}

/** Chooses the column on small screens, by radio buttons and CSS: works without script. */
function PersonaTabs() {
  const { offerings, comparedPersonas } = useContent();
  const shown = comparedPersonas.filter((id) => isVisible(offerings[id]));
  const { comparison } = useWords('sophie-compare');
  return (
    <fieldset className="persona-tabs">
      <legend>{comparison.tabsLabel}</legend>
      {shown.map((id, index) => (
        <label key={id}>
          <input type="radio" name="persona" value={id} defaultChecked={index === 0} className="sr" />
          <Drop product={id} />
          <span className="sr">{offerings[id].name}</span>
        </label>
      ))}
    </fieldset>
  );
}
