import type { RoiOutlook } from '#domain/money/roi.ts';

const steps = 24;
const [width, base, tallest] = [476, 146, 136];

/** From no increase to the full one: the part of a stroke above the line of the costs is gain, the large dots are half and all. */
export function RoiBars({ outlook: { extra, cost } }: { outlook: RoiOutlook }) {
  const scale = tallest / Math.max(extra, cost, 1);
  const heightOf = (amount: number) => Math.round((base - Math.max(amount, 0) * scale) * 10) / 10;
  const line = heightOf(cost);
  const strokes = Array.from({ length: steps }, (_none, step) => ({
    x: 8 + step * 20,
    y: heightOf((extra * (step + 1)) / steps),
  }));
  const dots = (places: typeof strokes) => places.map(({ x, y }) => `M${x} ${y}h0`).join('');
  return (
    <svg
      className="roi-bars"
      viewBox={`0 0 ${width} 152`}
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
    >
      <path
        className="extra"
        strokeWidth="3"
        d={strokes.map(({ x, y }) => `M${x} ${base}V${y}`).join('')}
        opacity=".7"
      />
      <path className="extra" strokeWidth="7" d={dots(strokes)} />
      <path className="extra" strokeWidth="12" d={dots([strokes[steps / 2 - 1]!, strokes[steps - 1]!])} />
      <path
        className="gain"
        strokeWidth="5.5"
        d={strokes
          .filter(({ y }) => y < line)
          .map(({ x, y }) => `M${x} ${line}V${y}`)
          .join('')}
      />
      <path className="cost" strokeWidth="1.5" strokeDasharray="1 6" d={`M2 ${line}H${width - 2}`} />
    </svg>
  );
}
