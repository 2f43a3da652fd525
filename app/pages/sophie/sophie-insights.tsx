import { useWords } from '#app/language/words.ts';
import { RuledList } from '#app/sections/ruled-list.tsx';
import { Section } from '#app/sections/section.tsx';

export function SophieInsights() {
  const { insights } = useWords('sophie');
  return (
    <Section className="insights">
      <h2>{insights.title}</h2>
      <RuledList rows={insights.items} />
    </Section>
  );
}
