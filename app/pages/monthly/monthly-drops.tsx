import { useContent } from '#app/rendering.ts';
import { useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';

/** Of the page, in units of the drawing. */
const width = 1280;
/** Side of the largest drop. */
const largest = 160;

/** The six plans as drops with a ring for each level; the area of each is its price. */
export function MonthlyDrops() {
  const { prices } = useContent();
  const language = useLanguage();
  const { hero } = useWords('monthly');
  const amounts = Object.values(prices.monthly).map((price) => price[language].amount);
  const sizes = amounts.map((amount) => largest * Math.sqrt(amount / Math.max(...amounts)));
  const taken = sizes.reduce((sum, size) => sum + size, 0);
  const gap = (width - taken) / (sizes.length - 1);
  return (
    <figure className="wrap monthly-drops">
      <svg viewBox={`0 0 ${width} ${largest}`} aria-hidden="true">
        <linearGradient id="ripe" x1="0.7" x2="0.3" y2="1">
          <stop />
          <stop offset="1" />
        </linearGradient>
        {sizes.map((size, index) => {
          const before = sizes.slice(0, index).reduce((sum, other) => sum + other, 0);
          const left = before + index * gap;
          return (
            <g key={size}>
              <path d={dropAt(left, size)} />
              {ringsOf(index + 1, size * 0.38).map((radius) => (
                <circle
                  key={radius}
                  cx={Math.round(left + size / 2)}
                  cy={Math.round(largest - size / 2)}
                  r={radius}
                />
              ))}
            </g>
          );
        })}
      </svg>
      <figcaption className="caption muted">{hero.drops}</figcaption>
    </figure>
  );
}

function ringsOf(count: number, outermost: number): number[] {
  return Array.from({ length: count }, (_, ring) => Math.round(((ring + 1) / count) * outermost));
}

/** A drop on the lower edge of the drawing; only its bottom left corner is sharp (LOOK-2). */
function dropAt(left: number, size: number): string {
  const [x, half, corner] = [left, size / 2, size * 0.11].map(Math.round) as [number, number, number];
  return (
    `M${x} ${largest - half}A${half} ${half} 0 1 1 ${x + half} ${largest}` +
    `H${x + corner}Q${x} ${largest} ${x} ${largest - corner}Z`
  );
}
