import { type Lengths, spansOf } from '#domain/language/spans.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Part = { readonly id: string; readonly title: string; readonly text: string };

type Props = {
  /** True to scale with one tick per minute. */
  minutes: Lengths;
  parts: readonly Part[];
  range: string;
};

export function MinuteLine({ minutes, parts, range }: Props) {
  return (
    <ol className="minute-line">
      {spansOf(minutes, parts).map(({ id, title, text, length, from, to }) => (
        <li key={id} data-minutes={length}>
          <h3>{title}</h3>
          <p className="num minute-range">{fill(range, { from, to })}</p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
