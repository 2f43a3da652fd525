import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { type Entry, Faq } from '#app/sections/faq.tsx';

export function SessionQuestions({ title, items }: { title: string; items: readonly Entry[] }) {
  return (
    <Faq title={title} items={items}>
      <Disclaimer />
    </Faq>
  );
}
