import { useWords } from '#app/words/words.ts';

/** Shows the result of one month as a sheet of paper. */
export function FuelSheet() {
  const { kind, title, forWhom, now, waits } = useWords('fuel').paper;
  const { paper } = useWords('sessions');
  return (
    <figure className="paper fuel-sheet">
      <div className="paper-head">
        <span>{kind}</span>
        <span className="paper-mark">{paper.mark}</span>
      </div>
      <p className="paper-title">{title}</p>
      <p className="muted">{forWhom}</p>
      <ol>
        {now.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <p>
        <b>{waits.title}</b> {waits.text}
      </p>
    </figure>
  );
}
