import { fill } from '#app/words/fill.ts';

type Part = { readonly title: string; readonly text: string };

type Props = {
  /** Minutes per part in order, true to scale with one tick per minute. */
  minutes: readonly number[];
  parts: readonly Part[];
  range: string;
};

export function MinuteLine({ minutes, parts, range }: Props) {
  const ends = minutes.map((_, index) => minutes.slice(0, index + 1).reduce((sum, part) => sum + part, 0));
  return (
    <ol className="minute-line">
      {parts.map((part, index) => (
        <li key={part.title} data-minutes={minutes[index]}>
          <h3>{part.title}</h3>
          <p className="num minute-range">
            {fill(range, { from: ends[index - 1] ?? 0, to: ends[index] ?? 0 })}
          </p>
          <p>{part.text}</p>
        </li>
      ))}
    </ol>
  );
}
