import { useWords } from '#app/language/words.ts';
import { InDoubt } from '#app/sections/in-doubt.tsx';
import { PlanButton } from '#app/sections/plan-button.tsx';
import { PlanTable } from '#app/sections/plan-table.tsx';
import { businessWonder } from '#content/offerings/business-wonder/offering.ts';
import { planEntries } from '#content/offerings/record.ts';

/** The three boosters; the drop of each covers as much as its access lasts (spec 2 §9: 30 days, 90 days, 12 months). */
export function WonderOffers() {
  const { offers, plans } = useWords('business-wonder');
  return (
    <section className="wrap" id="offers">
      <div className="head">
        <h2>{offers.title}</h2>
        <p className="lead">{offers.lead}</p>
      </div>
      <PlanTable
        plans={planEntries(businessWonder).map(([id, plan]) => {
          const { name, audience, price, access, features, button } = plans[id];
          return {
            id,
            name,
            focus: audience,
            amount: price,
            amountNote: offers.priceNote,
            mark: <i className={`on access-${id}`} />,
            facts: [{ label: offers.accessLabel, value: access }],
            items: features,
            tag: 'mark' in plan ? offers.tag : undefined,
            action: <PlanButton offering="business-wonder" plan={plan} name={name} label={button} />,
          };
        })}
      />
      <InDoubt title={offers.doubt.title} text={offers.doubt.text} />
    </section>
  );
}
