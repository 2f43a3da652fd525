import { useWords } from '#app/language/words.ts';
import { Section } from '#app/sections/section.tsx';

/** The tier list: whom each package suits, in the columns of the package table above. */
export function SophieTiers() {
  const { tiers } = useWords('sophie');
  return (
    <Section className="tiers">
      <h2>{tiers.title}</h2>
      <div className="notes">
        {tiers.items.map((tier) => (
          <div key={tier.name}>
            <h3>{tier.title}</h3>
            <p>
              <b>{tier.name}.</b> {tier.text}
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
