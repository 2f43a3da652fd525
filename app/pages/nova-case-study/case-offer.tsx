import { useWords } from '#app/language/words.ts';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { Section } from '#app/sections/section.tsx';

/** The price of the nine minutes, and the promise with its conditions beside it (LAW-11). */
export function CaseOffer() {
  const { offer } = useWords('nova-case-study');
  return (
    <Section className="case-offer">
      <h2>{offer.title}</h2>
      <div className="card panel price-card">
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
            <PageLink look="product" to="nova">
              {offer.button}
            </PageLink>
            <PageLink to="support" query={{ subject: 'booking', offer: 'nova' }}>
              {offer.request}
            </PageLink>
          </div>
          <p className="small muted">{offer.compare}</p>
        </div>
      </div>
      <Disclaimer />
    </Section>
  );
}
