import { BenefitsPanel } from '#app/sections/benefits-panel.tsx';
import { ContractFacts } from '#app/sections/contract-facts.tsx';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { AnchorLink, PageLink } from '#app/sections/links.tsx';
import { Drop } from '#app/sections/motif.tsx';
import { PlanQuestions } from '#app/sections/plan-questions.tsx';
import { Section } from '#app/sections/section.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
import { Timeline } from '#app/sections/timeline.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';
import { useWords } from '#app/words/words.ts';
import { quoted } from '#content/contract.ts';
import { IntegratedParts } from './integrated-parts.tsx';

export default function IntegratedSolutionsPage() {
  return (
    <div data-product="integrated-solutions">
      <IntegratedHero />
      <IntegratedIntro />
      <IntegratedParts />
      <IntegratedProcess />
      <IntegratedCost />
      <IntegratedClose />
    </div>
  );
}

function IntegratedHero() {
  const { hero } = useWords('integrated-solutions');
  return (
    <WorldHero
      product="integrated-solutions"
      title={hero.title}
      lead={hero.lead}
      actions={
        <>
          <AnchorLink look="onworld" to="intro">
            {hero.button}
          </AnchorLink>
          <PageLink to="support" query={{ subject: 'protocol', offer: 'integrated-solutions' }}>
            {hero.supportLink}
          </PageLink>
        </>
      }
    />
  );
}

function IntegratedIntro() {
  const { intro } = useWords('integrated-solutions');
  return (
    <Section id="intro" className="split whole">
      <div>
        <p className="voice">{intro.voice}</p>
        <p className="lead">{intro.audience}</p>
      </div>
      <div>
        <h2 className="h3">{intro.title}</h2>
        <p className="muted">{intro.text}</p>
      </div>
    </Section>
  );
}

function IntegratedProcess() {
  const { process, result } = useWords('integrated-solutions');
  return (
    <>
      <Section>
        <h2>{process.title}</h2>
        <Timeline steps={process.items} />
      </Section>
      <section className="wrap">
        <BenefitsPanel title={result.title} items={result.items} />
      </section>
    </>
  );
}

function IntegratedCost() {
  const { listing, session, cost, faq } = useWords('integrated-solutions');
  const { footer } = useWords('common');
  return (
    <Section>
      <div className="split">
        <h2>{cost.title}</h2>
        <div className="cost-text">
          <p className="lead">{cost.text}</p>
          <PageLink look="product" to="support" query={{ subject: 'package', offer: 'integrated-solutions' }}>
            {cost.button}
          </PageLink>
        </div>
      </div>
      <ContractFacts sold={[{ name: '', contract: quoted, price: { vat: 'excluded', currency: 'EUR' } }]} />
      <SessionFacts own={{ ...listing, ...session }} work="programme" />
      <PlanQuestions {...faq} disclaimer={<Disclaimer text={footer.aiNote} />} />
    </Section>
  );
}

function IntegratedClose() {
  const { water, close } = useWords('integrated-solutions');
  return (
    <>
      <section className="wrap">
        <div className="water-panel" data-product="ic-water-principle">
          <Drop product="ic-water-principle" />
          <div>
            <h2 className="h3">{water.title}</h2>
            <p className="muted">{water.text}</p>
          </div>
          <PageLink look="product" to="ic-water-principle">
            {water.button}
          </PageLink>
        </div>
      </section>
      <div className="section-top">
        <WorldClose product="integrated-solutions" title={close.title} text={close.text}>
          <PageLink look="onworld" to="demo">
            {close.button}
          </PageLink>
          <PageLink to="support" query={{ subject: 'protocol', offer: 'integrated-solutions' }}>
            {close.supportLink}
          </PageLink>
        </WorldClose>
      </div>
    </>
  );
}
