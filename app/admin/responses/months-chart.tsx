import { useAdmin } from '#app/admin/admin-context.ts';
import { ChartCard } from '#app/admin/charts/chart-card.tsx';
import {
  heightOfRating,
  ratingScale,
  TrendAxis,
  TrendBar,
  TrendDot,
  TrendDrawing,
  trendHeight,
} from '#app/admin/charts/trend.tsx';
import { averageText, monthText, numberText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { responsesWords } from '#content/admin/responses.ts';
import type { SurveySummary } from '#domain/responses/survey-summary.ts';

type Months = SurveySummary['months'];

/** In units of the drawing. */
const monthWidth = 10;

/** Fewer would be drawn as a single block. */
const fewestMonths = 6;

/** Two drawings above the same months: the average on its scale from 1 to 5, and the number of responses. */
export function MonthsChart({ summary: { months } }: { summary: SurveySummary }) {
  const { language } = useAdmin();
  const texts = useWords(responsesWords).responses.charts.months;
  const shown = shownMonths(months);
  const width = shown.length * monthWidth;
  const most = Math.max(1, ...months.map(({ count }) => count));
  return (
    <ChartCard
      title={texts.title}
      columns={[texts.month, texts.count, texts.average]}
      rows={months.map(({ month, count, average }) => [
        monthText(language, month),
        count === 0 ? texts.none : numberText(language, count),
        average === null ? '–' : averageText(language, average),
      ])}
      chart={
        <div className="trend" aria-hidden="true">
          <p className="caption muted">{texts.averageAxis}</p>
          <TrendAxis marks={ratingScale.map((rating) => `${rating} ★`)} />
          <TrendDrawing className="trend-average" width={width} lines={ratingScale.map(heightOfRating)}>
            <AverageLine months={shown} />
          </TrendDrawing>
          <p className="caption muted">{texts.countAxis}</p>
          <TrendAxis marks={[numberText(language, most), '0']} />
          <TrendDrawing className="trend-counts" width={width} lines={[trendHeight]}>
            {shown.map(({ month, count }, index) => (
              <TrendBar
                key={month}
                x={index * monthWidth + 2.5}
                width={monthWidth - 5}
                share={count / most}
              />
            ))}
          </TrendDrawing>
          <MonthNames months={shown} />
        </div>
      }
    />
  );
}

function AverageLine({ months }: { months: Months }) {
  const points = months.flatMap(({ average }, index) =>
    average === null ? [] : [{ x: (index + 0.5) * monthWidth, rating: average }],
  );
  return (
    <>
      <polyline
        className="line"
        points={points.map(({ x, rating }) => `${x},${heightOfRating(rating)}`).join(' ')}
      />
      {points.map(({ x, rating }) => (
        <TrendDot key={x} x={x} rating={rating} />
      ))}
    </>
  );
}

/** Each in the middle of its month; of many months the first, the middle and the last. */
function MonthNames({ months }: { months: Months }) {
  const { language } = useAdmin();
  const last = months.length - 1;
  const areFew = last <= 5;
  const named = areFew ? months : [months[0]!, months[Math.round(last / 2)]!, months[last]!];
  return (
    <p className={areFew ? 'trend-names few caption muted' : 'trend-names caption muted'}>
      {named.map(({ month }) => (
        <span key={month}>{monthText(language, month)}</span>
      ))}
    </p>
  );
}

/** With empty months before the first, so that even a single one stands in a row of half a year. */
export function shownMonths(months: Months): Months {
  const [first] = months;
  if (!first) return [];
  const missing = Math.max(0, fewestMonths - months.length);
  const before = Array.from({ length: missing }, (_, index) => ({
    month: monthsEarlier(first.month, missing - index),
    count: 0,
    average: null,
  }));
  return [...before, ...months];
}

function monthsEarlier(month: string, number: number): string {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 1 - number, 1)).toISOString().slice(0, 7);
}
