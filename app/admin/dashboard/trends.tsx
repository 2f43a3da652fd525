import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { FigureTable } from '#app/admin/charts/figure-table.tsx';
import {
  heightOfRating,
  ratingScale,
  TrendAxis,
  TrendBar,
  TrendDot,
  TrendDrawing,
  trendHeight,
} from '#app/admin/charts/trend.tsx';
import { Card } from '#app/admin/controls/card.tsx';
import { Loaded } from '#app/admin/controls/loaded.tsx';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { averageText, dayText, numberText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { dashboardWords } from '#content/admin/dashboard.ts';
import { responsesWords } from '#content/admin/responses.ts';
import { type DayOfMessages, type Trends, trendDays } from '#domain/api/trends.ts';
import { counted } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** In units of the drawing. */
const dayWidth = 10;
const width = trendDays * dayWidth;

/** Messages and ratings of the last days. */
export function TrendCard() {
  const { trends: texts } = useWords(dashboardWords).today;
  const query = useQuery<Trends>({ queryKey: ['/api/admin/today/trends'], staleTime: 0 });
  return (
    <Card title={fill(texts.title, { days: trendDays })} className="trends">
      <Loaded query={query}>
        {({ messages, ratings }) => (
          <div className="trend-pair columns">
            <MessagesTrend messages={messages} />
            <RatingsTrend ratings={ratings} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}

export function MessagesTrend({ messages: { days, before } }: { messages: Trends['messages'] }) {
  const { words, language } = useAdmin();
  const texts = useWords(dashboardWords).today.trends.messages;
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...days.map(({ count }) => count));
  const difference = total - before;
  const comparison = difference === 0 ? texts.same : difference > 0 ? texts.more : texts.fewer;
  return (
    <Trend
      to="messages"
      title={total === 0 ? texts.none : counted(texts, 'total', total, language)}
      text={
        total + before === 0
          ? undefined
          : fill(comparison, { count: numberText(language, Math.abs(difference)), days: trendDays })
      }
      days={days}
      columns={[words.tabs.messages]}
      values={({ count }) => [numberText(language, count)]}
      axis={<TrendAxis marks={[numberText(language, most), '0']} />}
      lines={[trendHeight]}
    >
      {days.map(({ day, count }, index) => (
        <TrendBar
          key={day}
          x={index * dayWidth + 2}
          width={dayWidth - 4}
          share={count / most}
          title={`${dayText(language, day)}: ${counted(texts, 'total', count, language)}`}
        />
      ))}
    </Trend>
  );
}

export function RatingsTrend({ ratings }: { ratings: Trends['ratings'] }) {
  const { language } = useAdmin();
  const texts = useWords(dashboardWords).today.trends.ratings;
  const { summary, charts } = useWords(responsesWords).responses;
  const { days, count, average, averageBefore } = ratings;
  const stars = (value: number) => fill(texts.total, { rating: averageText(language, value) });
  const from = count > 0 && counted(summary, 'count', count, language);
  const before =
    averageBefore !== null && fill(texts.before, { rating: averageText(language, averageBefore) });
  return (
    <Trend
      to="responses"
      title={average === null ? texts.none : stars(average)}
      text={[from, before].filter(Boolean).join(', ')}
      days={days}
      columns={[charts.months.count, charts.months.average]}
      values={(day) => [numberText(language, day.count), averageText(language, day.average!)]}
      axis={<TrendAxis marks={ratingScale.map((rating) => `${rating} ★`)} />}
      lines={ratingScale.map(heightOfRating)}
    >
      {days.map(
        (one, index) =>
          one.average !== null && (
            <TrendDot
              key={one.day}
              x={(index + 0.5) * dayWidth}
              rating={one.average}
              title={`${dayText(language, one.day)}: ${stars(one.average)}`}
            />
          ),
      )}
    </Trend>
  );
}

type TrendProps<Day> = {
  to: 'messages' | 'responses';
  title: string;
  text: string | undefined;
  days: readonly Day[];
  /** Headings of the table for screen readers, after that of the day. */
  columns: readonly string[];
  values: (day: Day) => readonly string[];
  axis: ReactNode;
  lines: readonly number[];
  children: ReactNode;
};

/** The figures in words, and their drawing if there is something to draw. */
function Trend<Day extends DayOfMessages>(props: TrendProps<Day>) {
  const { to, title, text, days, columns, values, axis, lines, children } = props;
  const { language } = useAdmin();
  const { today } = useWords(dashboardWords);
  const filled = days.filter(({ count }) => count > 0);
  return (
    <figure>
      <figcaption>
        <Link to={adminPath(to)}>
          <b>{title}</b> {text && <span className="small muted">{text}</span>}
        </Link>
      </figcaption>
      {filled.length > 0 && (
        <>
          <div className="trend" aria-hidden="true">
            {axis}
            <TrendDrawing className="trend-days" width={width} lines={lines}>
              {children}
            </TrendDrawing>
            <p className="trend-names caption muted">
              <span>{dayText(language, days[0]!.day, 'short')}</span>
              <span>{dayText(language, days.at(-1)!.day, 'short')}</span>
            </p>
          </div>
          <div className="sr">
            <FigureTable
              columns={[today.trends.day, ...columns]}
              rows={filled.map((day) => [dayText(language, day.day), ...values(day)])}
            />
          </div>
        </>
      )}
    </figure>
  );
}
