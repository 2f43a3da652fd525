import { useWords } from '#app/language/words.ts';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { Faq } from '#app/sections/faq.tsx';
import { OutsideLink, PageLink } from '#app/sections/links.tsx';
import { PlanTable } from '#app/sections/plan-table.tsx';
import { Section } from '#app/sections/section.tsx';
import { smoPackages } from '#content/plans.ts';
import { siteConfig } from '#site.config.ts';

/** Three packages (spec 2 §9), what is asked before booking, and the AI notice beside it. */
export function SmoPricing() {
  const { pricing, doubt } = useWords('smo-excellence');
  const plans = smoPackages.map((plan, index) => {
    const texts = pricing.items[index]!;
    const look = 'mark' in plan ? 'product' : 'line';
    return {
      id: plan.id,
      name: texts.name,
      focus: texts.audience,
      amount: texts.price,
      amountNote: pricing.priceNote,
      items: texts.features,
      tag: 'mark' in plan ? pricing.bestseller : undefined,
      action:
        'link' in plan ? (
          <OutsideLink look={look} wide href={siteConfig.links[plan.link]}>
            {texts.button}
          </OutsideLink>
        ) : (
          <PageLink
            look={look}
            wide
            to="support"
            query={{ subject: 'package', offer: 'smo-excellence', plan: texts.name }}
          >
            {texts.button}
          </PageLink>
        ),
    };
  });
  return (
    <>
      <Section id="pricing">
        <h2 className="plans-title">{pricing.title}</h2>
        <PlanTable plans={plans} />
        <p className="caption muted plans-note">{pricing.bestsellerNote}</p>
      </Section>
      <section className="wrap">
        <Faq title={doubt.title} items={doubt.items}>
          <Disclaimer />
        </Faq>
      </section>
    </>
  );
}
