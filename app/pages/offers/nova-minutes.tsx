type Part = { readonly range: string; readonly text: string };

/** The hour in rows beside a clock of 60 rays, which light up part by part as the rows pass (nova.css). */
export function NovaMinutes({ title, parts }: { title: string; parts: readonly Part[] }) {
  return (
    <div className="split minutes">
      <div>
        <h3>{title}</h3>
        <div className="drop clock">
          {parts.map(({ range }) => (
            <svg key={range} aria-hidden="true" viewBox="-200 -200 400 400">
              <path d={raysOf(range)} />
            </svg>
          ))}
          <svg className="clock-centre" aria-hidden="true" viewBox="-200 -200 400 400">
            <circle r="34" />
            <path d="M0 0h0" />
          </svg>
        </div>
      </div>
      <ol className="plain">
        {parts.map((part) => (
          <li key={part.range}>
            <b className="num">{part.range}</b>
            <span>{part.text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const inner = 70;

/** One ray per minute of “10–30”, clockwise from the top, of uneven lengths as in the drawing of NOVA. */
function raysOf(range: string): string {
  const [from = 0, to = 0] = range.split('–').map(Number);
  return Array.from({ length: to - from }, (_, index) => from + index)
    .map((minute) => {
      const angle = ((minute + 0.5) / 60) * 2 * Math.PI;
      const outer = 142 + 26 * Math.sin(minute * 2.4);
      const at = (radius: number) =>
        `${Math.round(radius * Math.sin(angle))} ${Math.round(-radius * Math.cos(angle))}`;
      return `M${at(inner)}L${at(outer)}`;
    })
    .join('');
}
