import { FiguresNote } from '#app/sections/figures-note.tsx';
import { AnchorLink, PageLink } from '#app/sections/links.tsx';
import { OfferingPlans } from '#app/sections/offering-plans.tsx';
import { PlanQuestions } from '#app/sections/plan-questions.tsx';
import { RuledList } from '#app/sections/ruled-list.tsx';
import { Section, SectionHead } from '#app/sections/section.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
import { SmoMeaning } from '#app/sections/smo-meaning.tsx';
import { StoryCard } from '#app/sections/story-card/story-card.tsx';
import { VoiceLine } from '#app/sections/voice-line.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';
import { useWords } from '#app/words/words.ts';

export default function BusinessWonderPage() {
  return (
    <div data-product="business-wonder">
      <WonderHero />
      <WonderFocus />
      <WonderStories />
      <WonderFeatures />
      <WonderOffers />
      <WonderClose />
    </div>
  );
}

function WonderHero() {
  const { hero } = useWords('business-wonder');
  return (
    <WorldHero
      product="business-wonder"
      title={hero.title}
      lead={hero.lead}
      price={{ amount: hero.price, note: hero.priceNote }}
      note={hero.audience}
      actions={
        <AnchorLink look="onworld" to="offers">
          {hero.button}
        </AnchorLink>
      }
    />
  );
}

function WonderFocus() {
  const { focus } = useWords('business-wonder');
  return (
    <Section>
      <VoiceLine quote={focus.voice} title={focus.title} text={focus.text}>
        <SmoMeaning />
      </VoiceLine>
    </Section>
  );
}

function WonderStories() {
  const { stories } = useWords('business-wonder');
  return (
    <section className="wrap wonder-stories">
      <h2>{stories.title}</h2>
      <div className="grid-3">
        {stories.items.map((story) => (
          <StoryCard
            key={story.title}
            product="business-wonder"
            figure={story.figure}
            figureLabel={story.figureLabel}
            caption={`${story.name}, ${story.role}`}
            title={story.title}
            text={story.text}
          />
        ))}
      </div>
      <div className="wonder-stories-end">
        <FiguresNote text={stories.note} />
        <PageLink to="use-cases">{stories.link}</PageLink>
      </div>
    </section>
  );
}

function WonderFeatures() {
  const { features } = useWords('business-wonder');
  return (
    <Section title={features.title} className="wonder-features">
      <RuledList rows={features.items} />
    </Section>
  );
}

/** The area of a drop shows the length of access: 30 days, 90 days, 12 months (PRICE-1, LOOK-1). */
function WonderOffers() {
  const { offers, plans, faq } = useWords('business-wonder');
  return (
    <section className="wrap" id="offers">
      <SectionHead title={offers.title} lead={offers.lead} />
      <OfferingPlans
        offering="business-wonder"
        words={plans}
        priceNote={offers.priceNote}
        tag={offers.tag}
        mark={(id) => <i className={`on access-${id}`} />}
        facts={({ access }) => [{ label: offers.accessLabel, text: access }]}
      />
      <SessionFacts work="programme" />
      <PlanQuestions {...faq} />
    </section>
  );
}

function WonderClose() {
  const { close } = useWords('business-wonder');
  return (
    <div className="wonder-close">
      <WorldClose product="business-wonder" title={close.title} text={close.text}>
        <PageLink look="onworld" to="support" query={{ subject: 'package', offer: 'business-wonder' }}>
          {close.button}
        </PageLink>
      </WorldClose>
    </div>
  );
}
