import { useWords } from '#app/language/words.ts';
import { BenefitsPanel } from '#app/sections/benefits-panel.tsx';

export function CaseResult() {
  const { result } = useWords('nova-case-study');
  return (
    <section className="wrap">
      <BenefitsPanel title={result.title} items={result.items} />
    </section>
  );
}
