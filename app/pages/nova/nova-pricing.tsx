import { useWords } from '#app/language/words.ts';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { Faq } from '#app/sections/faq.tsx';
import { OutsideLink, PageLink } from '#app/sections/links.tsx';
import { PriceCard } from '#app/sections/price-card.tsx';
import { Section } from '#app/sections/section.tsx';
import { nova } from '#content/offerings/nova/offering.ts';
import { siteConfig } from '#site.config.ts';

/** The price, the questions before booking, and the notice that this is no human advisor. */
export function NovaPricing() {
  const { hero, pricing, plans, faq } = useWords('nova');
  return (
    <>
      <section className="wrap" id="pricing">
        <h2>{pricing.title}</h2>
        <PriceCard
          product="nova"
          name={plans.session.name}
          covers={plans.session.duration}
          amount={plans.session.price}
          amountNote={plans.session.priceNote}
          items={[...plans.session.includes, pricing.social]}
          action={
            <OutsideLink look="product" wide href={siteConfig.links[nova.plans.session.link]}>
              {plans.session.button}
            </OutsideLink>
          }
          note={pricing.buttonNote}
        />
        <div className="row shorter">
          <p className="muted">{pricing.short}</p>
          <PageLink to="nova-case-study">{hero.caseLink}</PageLink>
        </div>
      </section>
      <Section>
        <Faq title={faq.title} items={faq.items}>
          <Disclaimer />
        </Faq>
      </Section>
    </>
  );
}
