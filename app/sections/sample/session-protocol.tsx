type Words = {
  readonly title: string;
  readonly minuteLabel: string;
  readonly askLabel: string;
  readonly answerLabel: string;
  readonly noteLabel: string;
  readonly minutes: readonly {
    readonly minute: string;
    readonly question: string;
    readonly answer: string;
    readonly note: string;
  }[];
};

/** A session, question by question; the notes of the `marked` minutes stand out. */
export function SessionProtocol({ words, marked = [] }: { words: Words; marked?: readonly string[] }) {
  const { title, minuteLabel, askLabel, answerLabel, noteLabel, minutes } = words;
  return (
    <>
      <h2>{title}</h2>
      <div className="protocol-heads" aria-hidden="true">
        <span>{minuteLabel}</span>
        <span>{askLabel}</span>
        <span>{answerLabel}</span>
        <span>{noteLabel}</span>
      </div>
      <ol className="protocol">
        {minutes.map((entry) => (
          <li
            key={entry.minute}
            id={`minute-${entry.minute}`}
            className={marked.includes(entry.minute) ? 'insight' : undefined}
          >
            <p className="figure protocol-minute">
              <span className="sr">{minuteLabel} </span>
              {entry.minute}
            </p>
            <h3>
              <span className="sr">{askLabel}: </span>
              {entry.question}
            </h3>
            <p>
              <span className="sr">{answerLabel}: </span>
              {entry.answer}
            </p>
            <p className="protocol-note">
              <span className="sr">{noteLabel}: </span>
              {entry.note}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
