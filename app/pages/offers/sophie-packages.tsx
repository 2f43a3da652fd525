import { useContent } from '#app/rendering.ts';
import { PlanContracts } from '#app/sections/offering-plans.tsx';
import { PlanButton } from '#app/sections/plan-button.tsx';
import { PlanQuestions } from '#app/sections/plan-questions.tsx';
import { PlanTable } from '#app/sections/plan-table/plan-table.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
import { useWords } from '#app/words/words.ts';
import { planEntries } from '#content/offerings/record.ts';

/** LIGHT, STANDARD and ELITE (PRICE-1). */
export function SophiePackages() {
  const { packages, plans, faq } = useWords('sophie');
  return (
    <section className="wrap" id="packages">
      <div className="split group-head">
        <h2>{packages.title}</h2>
        <p className="muted">{packages.lead}</p>
      </div>
      <PlanTable
        plans={planEntries(useContent().offerings.sophie).map(([id, plan]) => {
          const { name, focus, price, period, sessions, support, button } = plans[id];
          return {
            id,
            name,
            focus: (
              <>
                {focus[0]}
                <br />
                {focus[1]}
              </>
            ),
            amount: price,
            amountNote: period,
            items: [sessions, support],
            action: <PlanButton offering="sophie" plan={plan} name={name} label={button} />,
          };
        })}
      />
      <PlanContracts offering="sophie" names={plans} />
      <p className="small muted package-note">{packages.note}</p>
      <SessionFacts />
      <PlanQuestions {...faq} />
    </section>
  );
}
