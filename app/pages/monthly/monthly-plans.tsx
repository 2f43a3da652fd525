import { useWords } from '#app/language/words.ts';
import { OutsideLink } from '#app/sections/links.tsx';
import { PlanTable } from '#app/sections/plan-table.tsx';
import { monthlyGroups } from '#content/plans.ts';
import { siteConfig } from '#site.config.ts';

const planCount = monthlyGroups.reduce((count, group) => count + group.plans.length, 0);

/** The plans in EUR or USD by language; their levels run on from one group to the next. */
export function MonthlyPlans() {
  const { groups, button } = useWords('monthly');
  const { price } = useWords('common');
  let before = 0;
  return groups.map((group, place) => {
    const plans = group.plans.map((plan, index) => ({
      id: plan.id,
      name: plan.name,
      focus: plan.focus,
      amount: plan.price,
      amountNote: `${price.perMonth}, ${price.vatExcluded}`,
      items: plan.benefits,
      action: (
        <OutsideLink look="line" wide href={siteConfig.links[monthlyGroups[place]!.plans[index]!.link]}>
          <span>
            {button}
            <span className="sr">: {plan.name}</span>
          </span>
        </OutsideLink>
      ),
    }));
    const first = before + 1;
    before += plans.length;
    return (
      <section key={group.id} className="wrap group">
        <div className="group-head">
          <h2>{group.title}</h2>
          <p className="muted">{group.lead}</p>
        </div>
        <PlanTable plans={plans} levels={{ first, of: planCount }} />
      </section>
    );
  });
}
