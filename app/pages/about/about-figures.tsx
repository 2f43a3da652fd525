import { useWords } from '#app/language/words.ts';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { Section } from '#app/sections/section.tsx';
import { Stats } from '#app/sections/stats.tsx';

/** What can be counted, how we work, and the AI notice. */
export function AboutFigures() {
  const { figures, work } = useWords('about');
  const { notes } = useWords('common');
  return (
    <>
      <Section>
        <h2>{figures.title}</h2>
        <Stats items={figures.items} note={`${notes.claims} ${figures.note}`} />
      </Section>
      <section className="wrap about-work">
        <h2>{work.title}</h2>
        <div className="notes">
          {work.items.map((item) => (
            <div key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          ))}
        </div>
        <Disclaimer />
      </section>
    </>
  );
}
