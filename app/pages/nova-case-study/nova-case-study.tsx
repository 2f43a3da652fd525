import { ThemeToggle } from '#app/frame/theme-toggle.tsx';
import { useContent } from '#app/rendering.ts';
import { BenefitsPanel } from '#app/sections/benefits-panel.tsx';
import { ContractFacts } from '#app/sections/contract-facts.tsx';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { AnchorLink, PageLink } from '#app/sections/links.tsx';
import { SessionProtocol } from '#app/sections/sample/session-protocol.tsx';
import { Section } from '#app/sections/section.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';
import { useWords } from '#app/words/words.ts';
import { requestedSession } from '#content/contract.ts';

/** An example 9-minute session for a real-estate broker (SESSION-3), with a theme toggle and a button to NOVA. */
export default function NovaCaseStudyPage() {
  return (
    <div data-product="nova">
      <CaseHero />
      <CaseProtocol />
      <CaseInsights />
      <CaseMembership />
      <CaseResult />
      <CaseOffer />
      <CaseClose />
    </div>
  );
}

/** A car park: each minute is a bay, and where an insight came, a drop is parked. */
function CaseHero() {
  const { hero, insights, protocol } = useWords('nova-case-study');
  const found = insights.items.map(({ minute }) => minute);
  return (
    <section className="world lot">
      <div className="wrap lot-top">
        <h1 className="display">{hero.title}</h1>
        <div className="lot-copy">
          <p className="lead">{hero.lead}</p>
          <div className="row">
            <PageLink look="onworld" to="nova">
              {hero.button}
            </PageLink>
            <AnchorLink to="offer">{hero.offerLink}</AnchorLink>
          </div>
          <p className="caption muted">{hero.example}</p>
        </div>
        <p className="figure lot-sign">{hero.figure}</p>
        <ThemeToggle />
      </div>
      <ol className="plain lot-bays" aria-label={protocol.title}>
        {protocol.minutes.map(({ minute }) => (
          <li key={minute} className={found.includes(minute) ? 'taken' : undefined}>
            <a href={`#minute-${minute}`}>
              <span className="sr">{protocol.minuteLabel} </span>
              <b className="figure">{minute}</b>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function CaseProtocol() {
  const { protocol, insights } = useWords('nova-case-study');
  return (
    <Section>
      <SessionProtocol words={protocol} marked={insights.items.map(({ minute }) => minute)} />
    </Section>
  );
}

function CaseInsights() {
  const { insights, protocol } = useWords('nova-case-study');
  return (
    <section className="wrap">
      <h2>{insights.title}</h2>
      <div className="late-split case-insights">
        {insights.items.map((item) => (
          <figure key={item.minute}>
            <blockquote className="voice">{item.quote}</blockquote>
            <figcaption className="small muted">
              {protocol.minuteLabel} {item.minute}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

function CaseMembership() {
  const { membership } = useWords('nova-case-study');
  return (
    <Section>
      <div className="split membership">
        <div className="membership-text">
          <h2>{membership.title}</h2>
          <p className="muted">{membership.text}</p>
          <p className="membership-price">
            <b className="figure">{membership.price}</b>{' '}
            <span className="small muted">{membership.priceNote}</span>
          </p>
        </div>
        <table>
          <thead className="sr-small">
            <tr>
              <th scope="col">{membership.tierLabel}</th>
              <th scope="col">{membership.forLabel}</th>
              <th scope="col">{membership.scopeLabel}</th>
            </tr>
          </thead>
          <tbody>
            {membership.tiers.map((tier) => (
              <tr key={tier.name}>
                <th scope="row">{tier.name}</th>
                <td>{tier.for}</td>
                <td>{tier.scope}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function CaseResult() {
  const { result } = useWords('nova-case-study');
  return (
    <section className="wrap">
      <BenefitsPanel title={result.title} items={result.items} />
    </section>
  );
}

/** The conditions of the promise are next to it (LAW-11). */
function CaseOffer() {
  const { nova } = useContent().offerings;
  const { offer } = useWords('nova-case-study');
  return (
    <Section id="offer">
      <h2>{offer.title}</h2>
      <div className="card panel split price-card">
        <div className="l">
          <div>
            <h3 className="h2">{offer.name}</h3>
            <p>{offer.duration}</p>
          </div>
          <div>
            <p className="figure num price-card-figure">{offer.price}</p>
            <p className="small">{offer.priceNote}</p>
          </div>
        </div>
        <div className="r">
          <p>{offer.text}</p>
          <div className="promise">
            <h3>{offer.promise}</h3>
            <p className="small muted">{offer.promiseTerms}</p>
          </div>
          <div className="row">
            <PageLink
              look="product"
              to="support"
              query={{ subject: 'booking', offer: 'nova', plan: offer.plan }}
            >
              {offer.request}
            </PageLink>
            <PageLink to="nova">{offer.button}</PageLink>
          </div>
          <p className="small muted">{offer.compare}</p>
          <ContractFacts
            sold={[{ name: offer.name, contract: requestedSession, price: nova.otherPrices.caseSession }]}
          />
        </div>
      </div>
      <SessionFacts />
      <Disclaimer />
    </Section>
  );
}

function CaseClose() {
  const { close, hero } = useWords('nova-case-study');
  return (
    <WorldClose product="nova" title={close.title} text={close.text}>
      <PageLink look="onworld" to="nova">
        {close.button}
      </PageLink>
      <AnchorLink to="offer">{hero.offerLink}</AnchorLink>
    </WorldClose>
  );
}
