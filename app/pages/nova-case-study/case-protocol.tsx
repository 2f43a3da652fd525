import { useWords } from '#app/language/words.ts';
import { Section } from '#app/sections/section.tsx';

/** Nine minutes, question by question; the minutes that brought an insight are marked. */
export function CaseProtocol() {
  const { protocol, insights } = useWords('nova-case-study');
  const insightMinutes = insights.items.map((item) => item.minute);
  return (
    <Section>
      <h2>{protocol.title}</h2>
      <div className="protocol-heads" aria-hidden="true">
        <span>{protocol.minuteLabel}</span>
        <span>{protocol.askLabel}</span>
        <span>{protocol.answerLabel}</span>
        <span>{protocol.noteLabel}</span>
      </div>
      <ol className="protocol">
        {protocol.minutes.map((entry) => (
          <li key={entry.minute} className={insightMinutes.includes(entry.minute) ? 'insight' : undefined}>
            <p className="figure protocol-minute">
              <span className="sr">{protocol.minuteLabel} </span>
              {entry.minute}
            </p>
            <h3>
              <span className="sr">{protocol.askLabel}: </span>
              {entry.question}
            </h3>
            <p>
              <span className="sr">{protocol.answerLabel}: </span>
              {entry.answer}
            </p>
            <p className="protocol-note">
              <span className="sr">{protocol.noteLabel}: </span>
              {entry.note}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
