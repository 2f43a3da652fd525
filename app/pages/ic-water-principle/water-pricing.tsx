import { useWords } from '#app/language/words.ts';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { Faq } from '#app/sections/faq.tsx';
import { OutsideLink } from '#app/sections/links.tsx';
import { PriceCard } from '#app/sections/price-card.tsx';
import { Section } from '#app/sections/section.tsx';
import { siteConfig } from '#site.config.ts';

/** One price (spec 2 §9), the questions with the satisfaction guarantee, and the AI notice. */
export function WaterPricing() {
  const { price, faq } = useWords('ic-water-principle');
  const common = useWords('common');
  return (
    <>
      <Section>
        <h2>{price.title}</h2>
        <PriceCard
          product="ic-water-principle"
          name={price.name}
          covers={price.duration}
          amount={price.amount}
          amountNote={price.priceNote}
          items={[...price.items, common.notes.social]}
          action={
            <OutsideLink look="product" wide href={siteConfig.links.checkoutIcWater}>
              {price.button}
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
