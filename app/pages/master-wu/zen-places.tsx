import { useWords } from '#app/language/words.ts';
import { BenefitsPanel } from '#app/sections/benefits-panel.tsx';
import { RuledList } from '#app/sections/ruled-list.tsx';
import { Section } from '#app/sections/section.tsx';

/** By video call or in person in Berlin, Munich or Hamburg (spec 2 §1), and what one takes along. */
export function ZenPlaces() {
  const { places, result } = useWords('master-wu');
  return (
    <>
      <Section className="split">
        <div className="zen-places">
          <h2>{places.title}</h2>
          <p className="lead">{places.lead}</p>
          <p className="small muted">{places.note}</p>
        </div>
        <RuledList rows={places.items.map(({ name, text }) => ({ title: name, text }))} />
      </Section>
      <section className="wrap">
        <BenefitsPanel title={result.title} items={result.items} />
      </section>
    </>
  );
}
