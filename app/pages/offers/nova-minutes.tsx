import { fill } from '#domain/publishing/placeholders.ts';

type Part = { readonly id: string; readonly text: string; readonly from: number; readonly to: number };

type Props = { parts: readonly Part[]; range: string };

/** The hour in rows beside a clock of 60 rays, which light up part by part as the rows pass (nova.css). */
export function NovaMinutes({ parts, range }: Props) {
  return (
    <div className="minutes">
      <div className="drop clock">
        {parts.map(({ id, from, to }) => (
          <svg key={id} aria-hidden="true" viewBox="-200 -200 400 400">
            <path d={raysOf(from, to)} />
          </svg>
        ))}
        <svg className="clock-centre" aria-hidden="true" viewBox="-200 -200 400 400">
          <circle r="34" />
          <path d="M0 0h0" />
        </svg>
      </div>
      <ol className="plain">
        {parts.map(({ id, text, from, to }) => (
          <li key={id}>
            <b className="num">{fill(range, { from, to })}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const inner = 70;

/** One ray per minute, clockwise from the top, of uneven lengths as in the drawing of NOVA. */
function raysOf(from: number, to: number): string {
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
