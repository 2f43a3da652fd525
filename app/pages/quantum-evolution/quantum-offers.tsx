import { useWords } from '#app/language/words.ts';
import { InDoubt } from '#app/sections/in-doubt.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { PlanTable } from '#app/sections/plan-table.tsx';
import { Section } from '#app/sections/section.tsx';
import { quantumPackages } from '#content/plans.ts';

/** Three time spans: days of processing and problems covered (spec 2 §9). */
export function QuantumOffers() {
  const { offers } = useWords('quantum-evolution');
  return (
    <Section id="offers" title={offers.title} lead={offers.lead}>
      <PlanTable
        plans={offers.items.map((item, index) => {
          const isPopular = 'mark' in quantumPackages[index]!;
          return {
            id: quantumPackages[index]!.id,
            name: item.name,
            focus: item.audience,
            amount: item.price,
            amountNote: offers.priceNote,
            facts: [
              { label: offers.durationLabel, value: item.duration },
              { label: offers.scopeLabel, value: item.scope },
            ],
            items: item.features,
            tag: isPopular ? offers.tag : undefined,
            action: (
              <PageLink
                look={isPopular ? 'product' : 'line'}
                wide
                to="support"
                query={{ subject: 'package', offer: 'quantum-evolution', plan: item.name }}
              >
                {item.button}
              </PageLink>
            ),
          };
        })}
      />
      <InDoubt title={offers.doubt.title} text={offers.doubt.text} />
    </Section>
  );
}
