import { useWords } from '#app/language/words.ts';
import { InDoubt } from '#app/sections/in-doubt.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { PlanTable } from '#app/sections/plan-table.tsx';
import { boosters } from '#content/plans.ts';

/** The three boosters; the drop of each covers as much as its access lasts (spec 2 §9: 30 days, 90 days, 12 months). */
export function WonderOffers() {
  const { offers } = useWords('business-wonder');
  return (
    <section className="wrap" id="offers">
      <div className="head">
        <h2>{offers.title}</h2>
        <p className="lead">{offers.lead}</p>
      </div>
      <PlanTable
        plans={offers.items.map((item, index) => {
          const { id } = boosters[index]!;
          const isPopular = 'mark' in boosters[index]!;
          return {
            id,
            name: item.name,
            focus: item.audience,
            amount: item.price,
            amountNote: offers.priceNote,
            mark: <i className={`on access-${id}`} />,
            facts: [{ label: offers.accessLabel, value: item.access }],
            items: item.features,
            tag: isPopular ? offers.tag : undefined,
            action: (
              <PageLink
                look={isPopular ? 'product' : 'line'}
                wide
                to="support"
                query={{ subject: 'package', offer: 'business-wonder', plan: item.name }}
              >
                {item.button}
              </PageLink>
            ),
          };
        })}
      />
      <InDoubt title={offers.doubt.title} text={offers.doubt.text} />
    </section>
  );
}
