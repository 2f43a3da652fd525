import { useWords } from '#app/language/words.ts';
import { Testimonials } from '#app/sections/testimonials.tsx';

export function SophieVoices() {
  const { testimonials } = useWords('sophie');
  return (
    <section className="wrap voices">
      <h2>{testimonials.title}</h2>
      <Testimonials items={testimonials.items} />
    </section>
  );
}
