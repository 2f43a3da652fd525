import { useWords } from '#app/language/words.ts';
import { RuledList } from '#app/sections/ruled-list.tsx';
import { Section } from '#app/sections/section.tsx';

/** What access contains, in detail. */
export function WonderFeatures() {
  const { features } = useWords('business-wonder');
  return (
    <Section title={features.title} className="wonder-features">
      <RuledList rows={features.items} />
    </Section>
  );
}
