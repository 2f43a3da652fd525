import { useWords } from '#app/words/words.ts';

type Testimonial = { readonly name: string; readonly role: string; readonly text: string };

/** The note says that they are examples, not checked reviews (LAW-13). */
export function Testimonials({ items }: { items: readonly Testimonial[] }) {
  const { notes } = useWords('common');
  return (
    <>
      <div className="split quote-grid">
        {items.map((item) => (
          <figure key={item.name} className="card testimonial">
            <blockquote className="voice">{item.text}</blockquote>
            <figcaption className="small">
              <b>{item.name}</b>
              <br />
              <span className="muted">{item.role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <p className="caption muted quote-note">{notes.testimonials}</p>
    </>
  );
}
