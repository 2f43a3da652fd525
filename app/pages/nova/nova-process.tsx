import { useWords } from '#app/language/words.ts';
import { Timeline } from '#app/sections/timeline.tsx';

/** Booking, preparation, the 60-minute session, integration; and the hour itself, minute by minute. */
export function NovaProcess() {
  const { process } = useWords('nova');
  return (
    <section className="wrap">
      <h2>{process.title}</h2>
      <Timeline steps={process.steps} main={2} />
      <div className="minutes">
        <h3>{process.minutesTitle}</h3>
        <ol className="plain">
          {process.minutes.map((part) => (
            <li key={part.range}>
              <b className="num">{part.range}</b>
              <span>{part.text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
