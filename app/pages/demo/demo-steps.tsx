import { useWords } from '#app/language/words.ts';
import { Section } from '#app/sections/section.tsx';
import { SpanList } from '#app/sections/span-list.tsx';

/** Three parts of five minutes each (spec 2 §9: the live demo is 15 minutes). */
const minutes = [5, 5, 5];

export function DemoSteps() {
  const { steps } = useWords('demo');
  return (
    <Section title={steps.title} lead={steps.lead} className="demo-steps">
      <SpanList parts={steps.items} lengths={minutes} />
    </Section>
  );
}
