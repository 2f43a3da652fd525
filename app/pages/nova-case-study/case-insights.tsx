import { useWords } from '#app/language/words.ts';

/** The four insights, in the broker's own voice. */
export function CaseInsights() {
  const { insights, protocol } = useWords('nova-case-study');
  return (
    <section className="wrap">
      <h2>{insights.title}</h2>
      <div className="case-insights">
        {insights.items.map((item) => (
          <figure key={item.minute}>
            <blockquote className="voice">{item.quote}</blockquote>
            <figcaption className="small muted">
              {protocol.minuteLabel} {item.minute}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
