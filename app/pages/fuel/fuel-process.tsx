import { useWords } from '#app/language/words.ts';
import { Timeline } from '#app/sections/timeline.tsx';

/** The four steps of a month. */
export function FuelProcess() {
  const { how } = useWords('fuel');
  return (
    <section className="wrap">
      <h2>{how.title}</h2>
      <Timeline steps={how.steps} />
      <p className="muted fuel-takeaway">{how.takeaway}</p>
    </section>
  );
}
