import { useAdmin } from '#app/admin/admin-context.ts';
import { averageText, monthText, numberText } from '#app/admin/moment.ts';
import { maxRating, minRating } from '#domain/forms/survey.ts';
import type { Language } from '#domain/language/languages.ts';
import type { SurveySummary } from '#domain/responses/survey-summary.ts';
import { ChartCard } from './chart-card.tsx';
import { shownMonths } from './shown-months.ts';

// In units of the drawing.
const month = 10;
const height = 40;
const inset = 3;

/** Two drawings above the same months: the average on its scale from 1 to 5, and the number of responses. */
export function MonthsChart({ summary: { months } }: { summary: SurveySummary }) {
  const { words, language } = useAdmin();
  const texts = words.responses.charts.months;
  const shown = shownMonths(months);
  const most = Math.max(1, ...months.map(({ count }) => count));
  const scale = [maxRating, (minRating + maxRating) / 2, minRating];
  const rows = months.map((entry) => ({
    name: monthText(language, entry.month),
    count: entry.count === 0 ? texts.none : numberText(language, entry.count),
    average: entry.average === null ? '–' : averageText(language, entry.average),
  }));
  return (
    <ChartCard
      className="months"
      title={texts.title}
      columns={[texts.month, texts.count, texts.average]}
      rows={rows.map(({ name, count, average }) => [name, count, average] as const)}
      chart={
        <div className="trend" aria-hidden="true">
          <p className="caption muted">{texts.averageAxis}</p>
          <Axis marks={scale.map((rating) => `${rating} ★`)} />
          <svg
            className="trend-average"
            viewBox={`0 0 ${shown.length * month} ${height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {scale.map((rating) => (
              <line
                key={rating}
                className="grid"
                x1="0"
                x2={shown.length * month}
                y1={heightOf(rating)}
                y2={heightOf(rating)}
              />
            ))}
            <AverageLine months={shown} />
          </svg>
          <p className="caption muted">{texts.countAxis}</p>
          <Axis marks={[numberText(language, most), '0']} />
          <svg
            className="trend-counts"
            viewBox={`0 0 ${shown.length * month} ${height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <line className="grid" x1="0" x2={shown.length * month} y1={height} y2={height} />
            {shown.map(({ month: name, count }, index) => {
              const size = (count / most) * height;
              return (
                <rect
                  key={name}
                  className="bar"
                  x={index * month + 2.5}
                  width={month - 5}
                  y={height - size}
                  height={size}
                />
              );
            })}
          </svg>
          <MonthNames months={shown} language={language} />
        </div>
      }
    />
  );
}

function Axis({ marks }: { marks: readonly string[] }) {
  return (
    <p className="trend-axis caption muted num">
      {marks.map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
    </p>
  );
}

function AverageLine({ months }: { months: SurveySummary['months'] }) {
  const points = months.flatMap(({ average }, index) =>
    average === null ? [] : [{ x: (index + 0.5) * month, y: heightOf(average) }],
  );
  return (
    <>
      <polyline className="line" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ x, y }) => (
        // A zero-length line with round ends stays a dot however wide the drawing is stretched.
        <line key={x} className="dot" x1={x} x2={x} y1={y} y2={y} />
      ))}
    </>
  );
}

/** Each in the middle of its month; of many months the first, the middle and the last. */
function MonthNames({ months, language }: { months: SurveySummary['months']; language: Language }) {
  const last = months.length - 1;
  const named = new Set(last <= 5 ? months.keys() : [0, Math.round(last / 2), last]);
  return (
    <p className={last <= 5 ? 'trend-names few caption muted' : 'trend-names caption muted'}>
      {months.map(({ month: name }, index) =>
        named.has(index) ? <span key={name}>{monthText(language, name)}</span> : null,
      )}
    </p>
  );
}

function heightOf(rating: number): number {
  return inset + ((maxRating - rating) / (maxRating - minRating)) * (height - 2 * inset);
}
