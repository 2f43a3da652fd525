import { useWords } from '#app/language/words.ts';
import { MinuteLine } from '#app/sections/minute-line.tsx';
import { smoExcellence } from '#content/offerings/smo-excellence/offering.ts';

/** The 60 minutes, true to scale. */
export function SmoProcess() {
  const { process } = useWords('smo-excellence');
  return (
    <section className="wrap" id="process">
      <div className="head">
        <h2>{process.title}</h2>
        <p className="lead">{process.lead}</p>
      </div>
      <MinuteLine minutes={smoExcellence.schedule} parts={process.items} range={process.range} />
    </section>
  );
}
