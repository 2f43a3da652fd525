import { useWords } from '#app/language/words.ts';
import { MinuteLine } from '#app/sections/minute-line.tsx';
import { icWaterPrinciple } from '#content/offerings/ic-water-principle/offering.ts';

/** The 30 minutes, true to scale: the gut and the head get eight each. */
export function WaterProcess() {
  const { process } = useWords('ic-water-principle');
  return (
    <section className="wrap" id="process">
      <div className="head">
        <h2>{process.title}</h2>
        <p className="lead">{process.lead}</p>
      </div>
      <MinuteLine minutes={icWaterPrinciple.schedule} parts={process.items} range={process.range} />
    </section>
  );
}
