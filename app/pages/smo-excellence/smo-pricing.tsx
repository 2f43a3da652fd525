import { useWords } from '#app/language/words.ts';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { Faq } from '#app/sections/faq.tsx';
import { PlanButton } from '#app/sections/plan-button.tsx';
import { PlanTable } from '#app/sections/plan-table.tsx';
import { Section } from '#app/sections/section.tsx';
import { planEntries } from '#content/offerings/record.ts';
import { smoExcellence } from '#content/offerings/smo-excellence/offering.ts';

/** Three packages (spec 2 §9), what is asked before booking, and the AI notice beside it. */
export function SmoPricing() {
  const { pricing, plans, doubt } = useWords('smo-excellence');
  return (
    <>
      <Section id="pricing">
        <h2 className="plans-title">{pricing.title}</h2>
        <PlanTable
          plans={planEntries(smoExcellence).map(([id, plan]) => {
            const { name, audience, price, features, button } = plans[id];
            return {
              id,
              name,
              focus: audience,
              amount: price,
              amountNote: pricing.priceNote,
              items: features,
              tag: 'mark' in plan ? pricing.bestseller : undefined,
              action: <PlanButton offering="smo-excellence" plan={plan} name={name} label={button} />,
            };
          })}
        />
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
