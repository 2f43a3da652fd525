type Part = { readonly when: string; readonly title: string; readonly text: string };

type Props = {
  parts: readonly Part[];
  /** In order, in the unit of the strip (minutes, months); one tick per unit. */
  lengths: readonly number[];
};

const pitch = 10;

export function SpanList({ parts, lengths }: Props) {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return (
    <ol className="span-list">
      {parts.map((part, index) => {
        const from = lengths.slice(0, index).reduce((sum, length) => sum + length, 0);
        return (
          <li key={part.title}>
            <div>
              <p className="num span-when">{part.when}</p>
              <Strip total={total} from={from} length={lengths[index] ?? 0} />
            </div>
            <h3>{part.title}</h3>
            <p className="muted">{part.text}</p>
          </li>
        );
      })}
    </ol>
  );
}

function Strip({ total, from, length }: { total: number; from: number; length: number }) {
  const ticks = Array.from({ length: total }, (_, index) => index);
  return (
    <svg
      className="span-strip"
      viewBox={`0 0 ${total * pitch} 16`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {ticks.map((tick) => {
        const isPart = tick >= from && tick < from + length;
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
