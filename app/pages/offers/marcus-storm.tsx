import type { RouteHandle } from '#app/root.tsx';
import { AnchorLink, PageLink } from '#app/sections/links.tsx';
import { OfferingPlans } from '#app/sections/offering-plans.tsx';
import { PlanQuestions } from '#app/sections/plan-questions.tsx';
import { RelatedProduct } from '#app/sections/related-product.tsx';
import { SectionHead } from '#app/sections/section.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
import { Stats } from '#app/sections/stats.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/words/words.ts';
import { MarcusPillars } from './marcus-pillars.tsx';
import { MarcusProtocols, MarcusStories } from './marcus-protocols.tsx';

/** PAGE-5. */
export const handle: RouteHandle = { documentClass: 'persona-leadership' };

export default function MarcusStormPage() {
  return (
    <div data-product="marcus-storm">
      <MarcusHero />
      <MarcusPillars />
      <MarcusStories />
      <MarcusProtocols />
      <MarcusOffers />
      <MarcusPromo />
      <MarcusCommunity />
      <MarcusEnd />
    </div>
  );
}

function MarcusHero() {
  const { hero } = useWords('marcus-storm');
  return (
    <WorldHero
      product="marcus-storm"
      title={hero.title}
      lead={hero.lead}
      price={{ amount: hero.price, note: hero.priceNote }}
      actions={
        <>
          <AnchorLink look="onworld" to="offers">
            {hero.button}
          </AnchorLink>
          <PageLink to="alacarte">{hero.sessionLink}</PageLink>
        </>
      }
    >
      <figure className="marcus-quote">
        <blockquote className="voice">{hero.quote.text}</blockquote>
        <figcaption className="small muted">{hero.quote.author}</figcaption>
      </figure>
    </WorldHero>
  );
}

function MarcusOffers() {
  const { offers, plans, faq } = useWords('marcus-storm');
  return (
    <section className="wrap" id="offers">
      <SectionHead title={offers.title} lead={offers.lead} />
      <OfferingPlans offering="marcus-storm" words={plans} priceNote={offers.priceNote} tag={offers.tag} />
      <SessionFacts />
      <PlanQuestions {...faq} />
    </section>
  );
}

function MarcusPromo() {
  const { promo } = useWords('marcus-storm');
  return (
    <div className="section" data-product="sophie">
      <section className="world world-close">
        <div className="wrap">
          <h2 className="h1">{promo.title}</h2>
          <p className="lead">{promo.text}</p>
          <PageLink look="onworld" to="sophie">
            {promo.button}
          </PageLink>
        </div>
      </section>
    </div>
  );
}

function MarcusCommunity() {
  const { community } = useWords('marcus-storm');
  return (
    <section className="wrap marcus-community">
      <div className="head">
        <h2 lang="en">{community.title}</h2>
        <p className="lead">{community.lead}</p>
      </div>
      <Stats items={community.items.map(({ figure, label }) => ({ value: figure, label }))} />
      <PageLink look="product" to="support" query={{ subject: 'join' }}>
        {community.button}
      </PageLink>
    </section>
  );
}

/** The page's own footer names the year 2025 (FRAME-2). */
function MarcusEnd() {
  const { footer } = useWords('marcus-storm');
  const { links } = useWords('common');
  return (
    <div className="wrap">
      <RelatedProduct to="marcus-storm" />
      <footer className="marcus-end small muted">
        <p>{footer.copyright}</p>
        <a className="iconbtn marcus-up" href="#content" aria-label={links.toTop}>
          <Icon name="arrow-up" />
        </a>
      </footer>
    </div>
  );
}
