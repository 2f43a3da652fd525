import { useWords } from '#app/language/words.ts';
import { Faq } from '#app/sections/faq.tsx';

export function AlacarteQuestions() {
  const { faq } = useWords('alacarte');
  return (
    <section className="wrap alacarte-questions">
      <Faq title={faq.title} items={faq.items} />
    </section>
  );
}
