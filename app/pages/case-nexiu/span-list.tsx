import { type Lengths, spansOf, totalOf } from '#domain/language/spans.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Part = { readonly id: string; readonly when: string; readonly title: string; readonly text: string };

type Props = {
  parts: readonly Part[];
  /** In months; one tick each. */
  lengths: Lengths;
};

const pitch = 10;

/** A project by months. Sessions have the ruler of MinuteLine. */
export function SpanList({ parts, lengths }: Props) {
  const total = totalOf(lengths);
  return (
    <ol className="span-list">
      {spansOf(lengths, parts).map(({ id, when, title, text, from, to }) => (
        <li key={id}>
          <div>
            <p className="num span-when">{fill(when, { from, to })}</p>
            <Strip total={total} from={from} to={to} />
          </div>
          <h3>{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}

function Strip({ total, from, to }: { total: number; from: number; to: number }) {
  const ticks = Array.from({ length: total }, (_, index) => index);
  return (
    <svg
      className="span-strip"
      viewBox={`0 0 ${total * pitch} 16`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {ticks.map((tick) => {
        const isPart = tick >= from && tick < to;
        return (
          <rect
            key={tick}
            className={isPart ? 'on' : undefined}
            x={tick * pitch}
            y={isPart ? 0 : 6}
            width={pitch - 2.5}
            height={isPart ? 16 : 4}
          />
        );
      })}
    </svg>
  );
}
