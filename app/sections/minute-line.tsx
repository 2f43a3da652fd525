import { fill } from '#app/words/fill.ts';

type Part = { readonly title: string; readonly text: string };

type Props = {
  /** Minutes of each part, in order: the segments of the line are as long as they last, with one tick per minute. */
  minutes: readonly number[];
  parts: readonly Part[];
  /** How the span of a part is written, with `{{from}}` and `{{to}}`. */
  range: string;
};

/** A session minute by minute, true to scale; on small screens the line stands upright. */
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
