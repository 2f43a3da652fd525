import { useWords } from '#app/language/words.ts';
import { InDoubt } from '#app/sections/in-doubt.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { PlanTable } from '#app/sections/plan-table.tsx';
import { leadershipOffers } from '#content/plans.ts';

/** The three premium offerings, what one can do in doubt, and the AI notice. */
export function MarcusOffers() {
  const { offers } = useWords('marcus-storm');
  return (
    <section className="wrap" id="offers">
      <div className="head">
        <h2>{offers.title}</h2>
        <p className="lead">{offers.lead}</p>
      </div>
      <PlanTable
        plans={offers.items.map((item, index) => ({
          id: leadershipOffers[index]!.id,
          name: item.name,
          focus: item.audience,
          amount: item.price,
          amountNote: offers.priceNote,
          items: item.features,
          tag: 'mark' in leadershipOffers[index]! ? offers.tag : undefined,
          action: (
            <PageLink
              look={'mark' in leadershipOffers[index]! ? 'product' : 'line'}
              wide
              to="support"
              query={{ subject: 'package', offer: 'marcus-storm', plan: item.name }}
            >
              {item.button}
            </PageLink>
          ),
        }))}
      />
      <InDoubt title={offers.doubt.title} text={offers.doubt.text} />
    </section>
  );
}
