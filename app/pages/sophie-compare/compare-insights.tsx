import { useWords } from '#app/language/words.ts';
import { RuledList } from '#app/sections/ruled-list.tsx';

export function CompareInsights() {
  const { insights } = useWords('sophie-compare');
  return (
    <section className="wrap insights">
      <h2>{insights.title}</h2>
      <RuledList rows={insights.items} />
    </section>
  );
}
