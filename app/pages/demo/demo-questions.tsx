import { useWords } from '#app/language/words.ts';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { Faq } from '#app/sections/faq.tsx';
import { Section } from '#app/sections/section.tsx';
import { Stats } from '#app/sections/stats.tsx';

/** The figures of the company, what is asked before booking, and the AI notice beside the call. */
export function DemoQuestions() {
  const { figures, faq } = useWords('demo');
  const { notes } = useWords('common');
  return (
    <>
      <section className="wrap">
        <h2>{figures.title}</h2>
        <Stats items={figures.items} note={`${notes.claims} ${figures.note}`} />
      </section>
      <Section>
        <Faq title={faq.title} items={faq.items}>
          <Disclaimer />
        </Faq>
      </Section>
    </>
  );
}
