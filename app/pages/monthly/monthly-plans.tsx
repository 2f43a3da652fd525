import { useContent } from '#app/rendering.ts';
import { ContractFacts } from '#app/sections/contract-facts.tsx';
import { OutsideLink } from '#app/sections/links.tsx';
import { PlanTable } from '#app/sections/plan-table/plan-table.tsx';
import { useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { monthlyContract } from '#content/contract.ts';
import { priceIn } from '#content/price.ts';

export function MonthlyPlans() {
  const { groups, plans, button } = useWords('monthly');
  const { price } = useWords('common');
  let before = 0;
  const language = useLanguage();
  const { site, monthlyGroups, prices } = useContent();
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
        <ContractFacts
          sold={group.plans.map(({ id }) => ({
            name: plans[id].name,
            contract: monthlyContract(group.contract, site.sales),
            price: priceIn(prices.monthly[id], language),
            minTermMonths: id === 'enterprise' ? site.sales.overhaulMonths : undefined,
          }))}
          figures={{
            minTermMonths: site.sales.monthlyTermMonths ?? 0,
            noticeDays: site.sales.monthlyNoticeDays ?? 0,
          }}
        />
      </section>
    );
  });
}
