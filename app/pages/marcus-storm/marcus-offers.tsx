import { useWords } from '#app/language/words.ts';
import { InDoubt } from '#app/sections/in-doubt.tsx';
import { PlanButton } from '#app/sections/plan-button.tsx';
import { PlanTable } from '#app/sections/plan-table.tsx';
import { marcusStorm } from '#content/offerings/marcus-storm/offering.ts';
import { planEntries } from '#content/offerings/record.ts';

/** The three premium offerings, what one can do in doubt, and the AI notice. */
export function MarcusOffers() {
  const { offers, plans } = useWords('marcus-storm');
  return (
    <section className="wrap" id="offers">
      <div className="head">
        <h2>{offers.title}</h2>
        <p className="lead">{offers.lead}</p>
      </div>
      <PlanTable
        plans={planEntries(marcusStorm).map(([id, plan]) => {
          const { name, audience, price, features, button } = plans[id];
          return {
            id,
            name,
            focus: audience,
            amount: price,
            amountNote: offers.priceNote,
            items: features,
            tag: 'mark' in plan ? offers.tag : undefined,
            action: <PlanButton offering="marcus-storm" plan={plan} name={name} label={button} />,
          };
        })}
      />
      <InDoubt title={offers.doubt.title} text={offers.doubt.text} />
    </section>
  );
}
