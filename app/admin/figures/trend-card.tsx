import { useAdmin } from '#app/admin/admin-context.ts';
import { ChartCard } from '#app/admin/charts/chart-card.tsx';
import { TrendAxis, TrendBar, TrendDrawing, trendHeight } from '#app/admin/charts/trend.tsx';
import { dayText, monthText, numberText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { figuresWords } from '#content/admin/figures.ts';
import type { Figures } from '#domain/api/figures.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** In units of the drawing. */
const barWidth = 10;

/** Visitors, or page views if visitors are not counted, with a line before the bar of a release. */
export function TrendCard({ figures: { bars, releases, mode } }: { figures: Figures }) {
  const { language } = useAdmin();
  const { trend: texts, totals } = useWords(figuresWords).figures;
  const name = mode === 'plain' ? 'views' : 'visitors';
  const most = Math.max(1, ...bars.map((bar) => bar[name]));
  const isMonths = bars[0]!.day.length === 7;
  const label = (day: string, month: 'long' | 'short' = 'long') =>
    isMonths ? monthText(language, day) : dayText(language, day, month);
  const releasesOf = (day: string) => releases.filter((release) => release.day.startsWith(day));
  const width = bars.length * barWidth;
  return (
    <ChartCard
      title={`${texts.title}: ${totals[name]}`}
      columns={[
        isMonths ? texts.month : texts.day,
        ...(mode === 'plain' ? [] : [totals.visitors]),
        totals.views,
        totals.sent,
        texts.release,
      ]}
      rows={bars.map(({ day, visitors, views, sent }) => [
        label(day),
        ...(mode === 'plain' ? [] : [visitors]),
        views,
        sent,
        releasesOf(day)
          .map(({ version }) => fill(texts.version, { version }))
          .join(', '),
      ])}
      file="trend"
      chart={
        <>
          <div className="trend" aria-hidden="true">
            <TrendAxis marks={[numberText(language, most), '0']} />
            <TrendDrawing className="trend-figures" width={width} lines={[trendHeight]}>
              {bars.map(({ day, [name]: count }, index) => (
                <TrendBar
                  key={day}
                  x={index * barWidth + 2}
                  width={barWidth - 4}
                  share={count / most}
                  title={`${label(day)}: ${numberText(language, count)}`}
                />
              ))}
              {bars.map(
                ({ day }, index) =>
                  releasesOf(day).length > 0 && (
                    <line
                      key={day}
                      className="line"
                      x1={index * barWidth}
                      x2={index * barWidth}
                      y1="0"
                      y2={trendHeight}
                    />
                  ),
              )}
            </TrendDrawing>
            <p className="trend-names caption muted">
              <span>{label(bars[0]!.day, 'short')}</span>
              <span>{label(bars.at(-1)!.day, 'short')}</span>
            </p>
          </div>
          {releases.length > 0 && <p className="small muted">{texts.marks}</p>}
        </>
      }
    />
  );
}
