import { useWords } from '#app/language/words.ts';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { OutsideLink } from '#app/sections/links.tsx';
import { PlanTable } from '#app/sections/plan-table.tsx';
import { sophiePackages } from '#content/plans.ts';
import { siteConfig } from '#site.config.ts';

/** LIGHT, STANDARD and ELITE (spec 2 §9): name, price, sessions, focus in two lines, support, call to action. */
export function SophiePackages() {
  const { packages } = useWords('sophie');
  const { notes } = useWords('common');
  const plans = packages.items.map((item, index) => ({
    id: item.id,
    name: item.name,
    focus: (
      <>
        {item.focus[0]}
        <br />
        {item.focus[1]}
      </>
    ),
    amount: item.price,
    amountNote: item.period,
    items: [item.sessions, item.support],
    action: (
      <OutsideLink look="line" wide href={siteConfig.links[sophiePackages[index]!.link]}>
        {item.button}
      </OutsideLink>
    ),
  }));
  return (
    <section className="wrap" id="packages">
      <div className="group-head">
        <h2>{packages.title}</h2>
        <p className="muted">{packages.lead}</p>
      </div>
      <PlanTable plans={plans} />
      <div className="package-notes">
        <p className="small muted">
          {packages.note} {notes.social}
        </p>
        <Disclaimer />
      </div>
    </section>
  );
}
