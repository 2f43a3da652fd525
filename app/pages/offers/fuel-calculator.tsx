import { Island } from '#app/islands/island.tsx';
import { useContent } from '#app/rendering.ts';
import { MotifSprite } from '#app/sections/motif.tsx';
import { Section } from '#app/sections/section.tsx';
import { Stats } from '#app/sections/stats.tsx';
import { useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';

export function FuelCalculator() {
  const { offerings } = useContent();
  const { cases, calculator } = useWords('fuel');
  const { fields, submit, initial, positive, negative, formula } = calculator;
  const language = useLanguage();
  return (
    <>
      <Section title={cases.title}>
        <Stats
          items={cases.items.map(({ figure, label, text }) => ({ value: figure, label, text }))}
          note={cases.note}
        />
      </Section>
      <section className="wrap" id="calculator">
        <div className="head">
          <h2>{calculator.title}</h2>
          <p className="lead">{calculator.lead}</p>
        </div>
        <MotifSprite names={['fuel']} />
        <Island
          name="roi-calculator"
          props={{
            language,
            words: { fields, submit, initial, positive, negative, formula },
            monthlyPrice: offerings.fuel.plans.basic.price.amount,
          }}
        />
        <p className="caption muted fuel-estimate">{calculator.note}</p>
      </section>
    </>
  );
}
