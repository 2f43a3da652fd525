import { useAdmin } from '#app/admin/admin-context.ts';
import { monthText, numberText } from '#app/admin/moment.ts';
import { maxRating, minRating } from '#domain/survey.ts';
import type { SurveySummary } from '#domain/survey-summary.ts';
import { ChartCard } from './chart-card.tsx';

// In units of the drawing.
const month = 10;
const averageHeight = 40;
const gap = 8;
const countHeight = 30;
const height = averageHeight + gap + countHeight;

export function MonthsChart({ summary: { months } }: { summary: SurveySummary }) {
  const { words, language } = useAdmin();
  const texts = words.responses.charts.months;
  const rows = months.map((entry) => ({
    ...entry,
    name: monthText(language, entry.month),
    countText: entry.count === 0 ? texts.none : numberText(language, entry.count),
    averageText: entry.average === null ? '–' : numberText(language, entry.average),
  }));
  return (
    <ChartCard
      className="months"
      title={texts.title}
      columns={[texts.month, texts.count, texts.average]}
      rows={rows.map(({ name, countText, averageText }) => [name, countText, averageText] as const)}
      chart={
        <div className="trend">
          <ul className="trend-names caption muted">
            <li>{texts.average}</li>
            <li>{texts.count}</li>
          </ul>
          <Drawing months={months} />
          <p className="trend-ends caption muted">
            <span>{rows[0]?.name}</span>
            {rows.length > 1 && <span>{rows.at(-1)?.name}</span>}
          </p>
        </div>
      }
    />
  );
}

function Drawing({ months }: Pick<SurveySummary, 'months'>) {
  const most = Math.max(1, ...months.map(({ count }) => count));
  const points = months.flatMap(({ average }, index) =>
    average === null ? [] : [{ x: (index + 0.5) * month, y: heightOf(average) }],
  );
  return (
    <svg
      className="trend-drawing"
      viewBox={`0 0 ${months.length * month} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {[minRating, (minRating + maxRating) / 2, maxRating].map((rating) => (
        <line
          key={rating}
          className="grid"
          x1="0"
          x2={months.length * month}
          y1={heightOf(rating)}
          y2={heightOf(rating)}
        />
      ))}
      <polyline className="line" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ x, y }) => (
        // A zero-length line with round ends stays a dot however wide the drawing is stretched.
        <line key={x} className="dot" x1={x} x2={x} y1={y} y2={y} />
      ))}
      {months.map(({ month: name, count }, index) => {
        const size = (count / most) * countHeight;
        return (
          <rect
            key={name}
            className="bar"
            x={index * month + 2}
            width={month - 4}
            y={height - size}
            height={size}
          />
        );
      })}
    </svg>
  );
}

function heightOf(rating: number): number {
  const inset = 3;
  return inset + ((maxRating - rating) / (maxRating - minRating)) * (averageHeight - 2 * inset);
}
