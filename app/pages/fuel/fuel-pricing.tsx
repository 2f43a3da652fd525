import { useWords } from '#app/language/words.ts';
import { PlanButton } from '#app/sections/plan-button.tsx';
import { PlanTable } from '#app/sections/plan-table.tsx';
import { Section } from '#app/sections/section.tsx';
import { fuel } from '#content/offerings/fuel/offering.ts';
import { planEntries } from '#content/offerings/record.ts';

/** The three packages; the largest is agreed on by mail (spec 2 §7 and §9). */
export function FuelPricing() {
  const { pricing, plans } = useWords('fuel');
  return (
    <Section id="pricing" title={pricing.title} lead={pricing.lead}>
      <PlanTable
        plans={planEntries(fuel).map(([id, plan]) => {
          const { name, subtitle, price, priceNote, features, button } = plans[id];
          return {
            id,
            name,
            focus: subtitle,
            amount: price,
            amountNote: priceNote,
            items: features,
            action: <PlanButton offering="fuel" plan={plan} name={name} label={button} />,
          };
        })}
      />
      <p className="caption muted fuel-estimate">{pricing.mailNote}</p>
    </Section>
  );
}
