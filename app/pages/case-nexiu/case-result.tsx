import { useWords } from '#app/language/words.ts';
import { Stats } from '#app/sections/stats.tsx';

/** The four figures of the partner customer (spec 2 §9). */
export function CaseResult() {
  const { figures } = useWords('case-nexiu');
  const { notes } = useWords('common');
  return (
    <section className="wrap">
      <h2>{figures.title}</h2>
      <Stats items={figures.items} note={`${notes.claims} ${figures.note}`} />
    </section>
  );
}
