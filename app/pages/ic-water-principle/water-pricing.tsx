import { useWords } from '#app/language/words.ts';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { Faq } from '#app/sections/faq.tsx';
import { OutsideLink } from '#app/sections/links.tsx';
import { PriceCard } from '#app/sections/price-card.tsx';
import { Section } from '#app/sections/section.tsx';
import { icWaterPrinciple } from '#content/offerings/ic-water-principle/offering.ts';
import { siteConfig } from '#site.config.ts';

/** One price (spec 2 §9), the questions with the satisfaction guarantee, and the AI notice. */
export function WaterPricing() {
  const { price, plans, faq } = useWords('ic-water-principle');
  const common = useWords('common');
  return (
    <>
      <Section>
        <h2>{price.title}</h2>
        <PriceCard
          product="ic-water-principle"
          name={plans.session.name}
          covers={plans.session.duration}
          amount={plans.session.price}
          amountNote={plans.session.priceNote}
          items={[...plans.session.items, common.notes.social]}
          action={
            <OutsideLink look="product" wide href={siteConfig.links[icWaterPrinciple.plans.session.link]}>
              {plans.session.button}
            </OutsideLink>
          }
          note={common.price.payNewTab}
        />
      </Section>
      <section className="wrap">
        <Faq title={faq.title} items={faq.items}>
          <Disclaimer />
        </Faq>
      </section>
    </>
  );
}
