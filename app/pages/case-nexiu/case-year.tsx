import { useWords } from '#app/language/words.ts';
import { Section } from '#app/sections/section.tsx';
import { SpanList } from '#app/sections/span-list.tsx';

/** Months of each station, in the order of the words: twelve in all. */
const months = [1, 2, 3, 5, 1];

/** The year in five stations, and the customer's own words. */
export function CaseYear() {
  const { timeline, quote } = useWords('case-nexiu');
  const { notes } = useWords('common');
  return (
    <Section title={timeline.title} className="case-year">
      <SpanList parts={timeline.items} lengths={months} />
      <figure className="case-quote">
        <blockquote className="voice">{quote.text}</blockquote>
        <figcaption className="small">
          <b>{quote.name}</b>
          <span className="muted">{quote.role}</span>
          <span className="caption muted">{notes.testimonials}</span>
        </figcaption>
      </figure>
    </Section>
  );
}
