import { useWords } from '#app/language/words.ts';
import { Faq } from '#app/sections/faq.tsx';
import { Section } from '#app/sections/section.tsx';

/** What happens after the click, what it costs besides, and what if it achieves nothing. */
export function MonthlyQuestions() {
  const { faq } = useWords('monthly');
  return (
    <Section>
      <Faq title={faq.title} items={faq.items} />
    </Section>
  );
}
