import { useWords } from '#app/language/words.ts';
import { InDoubt } from '#app/sections/in-doubt.tsx';
import { PlanButton } from '#app/sections/plan-button.tsx';
import { PlanTable } from '#app/sections/plan-table.tsx';
import { Section } from '#app/sections/section.tsx';
import { quantumEvolution } from '#content/offerings/quantum-evolution/offering.ts';
import { planEntries } from '#content/offerings/record.ts';

/** Three time spans: days of processing and problems covered (spec 2 §9). */
export function QuantumOffers() {
  const { offers, plans } = useWords('quantum-evolution');
  return (
    <Section id="offers" title={offers.title} lead={offers.lead}>
      <PlanTable
        plans={planEntries(quantumEvolution).map(([id, plan]) => {
          const { name, audience, price, duration, scope, features, button } = plans[id];
          return {
            id,
            name,
            focus: audience,
            amount: price,
            amountNote: offers.priceNote,
            facts: [
              { label: offers.durationLabel, value: duration },
              { label: offers.scopeLabel, value: scope },
            ],
            items: features,
            tag: 'mark' in plan ? offers.tag : undefined,
            action: <PlanButton offering="quantum-evolution" plan={plan} name={name} label={button} />,
          };
        })}
      />
      <InDoubt title={offers.doubt.title} text={offers.doubt.text} />
    </Section>
  );
}
