import { useWords } from '#app/language/words.ts';
import { MinuteLine } from '#app/sections/minute-line.tsx';
import { sessionSchedules } from '#content/session-schedules.ts';

/** The 30 minutes, true to scale: the gut and the head get eight each. */
export function WaterProcess() {
  const { process } = useWords('ic-water-principle');
  return (
    <section className="wrap" id="process">
      <div className="head">
        <h2>{process.title}</h2>
        <p className="lead">{process.lead}</p>
      </div>
      <MinuteLine
        minutes={sessionSchedules['ic-water-principle']}
        parts={process.items}
        range={process.range}
      />
    </section>
  );
}
