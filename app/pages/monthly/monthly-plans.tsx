import { useContent } from '#app/rendering.ts';
import { OutsideLink } from '#app/sections/links.tsx';
import { PlanTable } from '#app/sections/plan-table.tsx';
import { useWords } from '#app/words/words.ts';

export function MonthlyPlans() {
  const { groups, plans, button } = useWords('monthly');
  const { price } = useWords('common');
  let before = 0;
  const { site, monthlyGroups } = useContent();
  const planCount = monthlyGroups.flatMap(({ plans }) => plans).length;
  return monthlyGroups.map((group) => {
    const first = before + 1;
    before += group.plans.length;
    return (
      <section key={group.id} className="wrap group">
        <div className="split group-head">
          <h2>{groups[group.id].title}</h2>
          <p className="muted">{groups[group.id].lead}</p>
        </div>
        <PlanTable
          levels={{ first, of: planCount }}
          plans={group.plans.map(({ id, link }) => ({
            id,
            name: plans[id].name,
            focus: plans[id].focus,
            amount: plans[id].price,
            amountNote: `${price.perMonth}, ${price.vatExcluded}`,
            items: plans[id].benefits,
            action: (
              <OutsideLink look="line" wide href={site.links[link]}>
                <span>
                  {button}
                  <span className="sr">: {plans[id].name}</span>
                </span>
              </OutsideLink>
            ),
          }))}
        />
      </section>
    );
  });
}
