import { Island } from '#app/islands/island.tsx';
import { pathOf, useLanguage } from '#app/language/page.ts';
import { useWords } from '#app/language/words.ts';
import { Section } from '#app/sections/section.tsx';
import { raiseGains } from '#domain/alignment.ts';
import { formatPercent } from '#domain/money.ts';

/** The integration card over the lower edge of the hero, and what stands behind its figure. */
export function GenesisIntegration() {
  const { integration, how } = useWords('genesis');
  const language = useLanguage();
  const ways = integration.raise.map((text, index) => ({
    text,
    gain: `+${formatPercent(raiseGains[index]!, language)}`,
  }));
  return (
    <>
      <div className="wrap align-place">
        <Island
          name="integration-card"
          props={{ words: integration, ways, platformPath: pathOf('platform', language) }}
        />
      </div>
      <Section title={how.title} lead={how.lead}>
        <div className="notes how">
          {how.items.map((item) => (
            <div key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
