import { useWords } from '#app/language/words.ts';
import { MinuteLine } from '#app/sections/minute-line.tsx';
import { sessionSchedules } from '#content/session-schedules.ts';

/** The 60 minutes, true to scale. */
export function SmoProcess() {
  const { process } = useWords('smo-excellence');
  return (
    <section className="wrap" id="process">
      <div className="head">
        <h2>{process.title}</h2>
        <p className="lead">{process.lead}</p>
      </div>
      <MinuteLine minutes={sessionSchedules['smo-excellence']} parts={process.items} range={process.range} />
    </section>
  );
}
