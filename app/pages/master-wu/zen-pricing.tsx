import { useWords } from '#app/language/words.ts';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { Faq } from '#app/sections/faq.tsx';
import { OutsideLink, PageLink } from '#app/sections/links.tsx';
import { PriceCard } from '#app/sections/price-card.tsx';
import { Section } from '#app/sections/section.tsx';
import { masterWu } from '#content/offerings/master-wu/offering.ts';
import { siteConfig } from '#site.config.ts';

/** One price for every place, the share that is passed on (spec 2 §9), the questions and the AI notice. */
export function ZenPricing() {
  const { price, plans, donation, faq } = useWords('master-wu');
  const common = useWords('common');
  return (
    <>
      <Section>
        <h2>{price.title}</h2>
        <PriceCard
          product="master-wu"
          name={plans.session.name}
          covers={plans.session.duration}
          amount={plans.session.price}
          amountNote={plans.session.priceNote}
          items={plans.session.items}
          action={
            <OutsideLink look="product" wide href={siteConfig.links[masterWu.plans.session.link]}>
              {plans.session.button}
            </OutsideLink>
          }
          note={common.price.payNewTab}
        />
        <div className="zen-after">
          <div>
            <h3>{donation.title}</h3>
            <p className="muted">{donation.text}</p>
          </div>
          <div>
            <h3>{price.longerTitle}</h3>
            <p className="muted">{price.longer}</p>
            <PageLink to="alacarte">{price.longerLink}</PageLink>
          </div>
        </div>
      </Section>
      <section className="wrap">
        <Faq title={faq.title} items={faq.items}>
          <Disclaimer />
        </Faq>
      </section>
    </>
  );
}
