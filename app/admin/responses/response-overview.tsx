import { useAdmin } from '#app/admin/admin-context.ts';
import { EmptyState } from '#app/admin/controls/empty-state.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { PublicLink } from '#app/admin/frame/public-link.tsx';
import { averageText, numberText } from '#app/admin/moment.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { fewResponses, type SurveySummary } from '#domain/responses/survey-summary.ts';
import { ChartCard } from './chart-card.tsx';
import { FilterBar } from './filter-bar.tsx';
import { MonthsChart } from './months-chart.tsx';
import { filterQuery, useResponseChoice } from './response-filter.ts';
import { ResponseList } from './response-list.tsx';
import { useResponses, useSummary } from './response-queries.ts';

export function ResponseOverview() {
  const { words } = useAdmin();
  const { choice, choose } = useResponseChoice();
  const query = filterQuery(choice, new Date());
  const summary = useSummary(query);
  const all = useResponses(query);
  const texts = words.responses;
  const isFiltered = String(query) !== '';
  const counts = all.data?.pages[0]?.counts;
  // Nothing has come yet, not even spam.
  const isFirst = !isFiltered && counts !== undefined && Object.values(counts).every((count) => count === 0);

  return (
    <>
      <FilterBar choice={choice} onChange={choose} query={query} tags={all.data?.pages[0]?.tags ?? []} />
      {summary.isPending && (
        <p className="muted" role="status">
          {words.common.loading}
        </p>
      )}
      {summary.isError && !summary.data && <LoadFailed onRetry={() => void summary.refetch()} />}
      {summary.data &&
        (summary.data.count === 0 ? (
          <div className="charts-empty">
            <EmptyState
              {...(isFiltered ? texts.empty.filtered : texts.empty.none)}
              example={isFiltered ? undefined : 'response'}
            >
              {!isFiltered && <PublicLink page="survey">{texts.empty.form}</PublicLink>}
            </EmptyState>
          </div>
        ) : (
          <div className="charts">
            <TotalCard summary={summary.data} />
            <DistributionChart summary={summary.data} />
            <SolutionsChart summary={summary.data} />
            <MonthsChart summary={summary.data} />
          </div>
        ))}
      {!isFirst && <ResponseList query={query} choice={choice} onChange={choose} />}
    </>
  );
}

function DistributionChart({ summary }: { summary: SurveySummary }) {
  const { words, language } = useAdmin();
  const texts = words.responses.charts.distribution;
  const bars = summary.distribution.toReversed().map(({ rating, count }) => ({
    name: fill(plural(texts, 'star', rating, language), { count: rating }),
    value: count,
    text: numberText(language, count),
  }));
  return (
    <ChartCard
      title={texts.title}
      columns={[texts.rating, texts.count]}
      rows={bars.map(({ name, text }) => [name, text] as const)}
      chart={<Bars bars={bars} isShort />}
    />
  );
}

/** An average never stands without the number it is made from. */
function TotalCard({ summary: { count, average } }: { summary: SurveySummary }) {
  const { words, language } = useAdmin();
  const texts = words.responses.summary;
  return (
    <section className="card chart total" aria-labelledby="total-title">
      <h2 id="total-title">{texts.title}</h2>
      {average === null ? (
        <p>{texts.none}</p>
      ) : (
        <p role="status">
          <span className="figure num">{averageText(language, average)}</span>{' '}
          <span>
            {texts.outOf},{' '}
            {fill(plural(texts, 'count', count, language), { count: numberText(language, count) })}
          </span>
        </p>
      )}
      {count > 0 && count < fewResponses && (
        <p className="small muted">{fill(texts.few, { count: fewResponses })}</p>
      )}
    </section>
  );
}

function SolutionsChart({ summary }: { summary: SurveySummary }) {
  const { words, language, solutions } = useAdmin();
  const texts = words.responses.charts.solutions;
  const rows = summary.solutions.map(({ solution, count, average }) => ({
    name: solutions[language][solution] ?? solution,
    value: count,
    count: numberText(language, count),
    average: average === null ? '–' : averageText(language, average),
  }));
  return (
    <ChartCard
      title={texts.title}
      columns={[texts.solution, texts.count, texts.average]}
      rows={rows.map(({ name, count, average }) => [name, count, average] as const)}
      chart={
        <Bars
          bars={rows.map(({ name, value, count, average }) => ({
            name,
            value,
            text:
              value === 0
                ? count
                : fill(plural(texts, 'text', value, language), { count, rating: `${average} ★` }),
          }))}
        />
      }
    />
  );
}

type Bar = { readonly name: string; readonly value: number; readonly text: string };

type Props = { bars: readonly Bar[] /** The texts are mere numbers. */; isShort?: boolean };

function Bars({ bars, isShort }: Props) {
  const longest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className={isShort ? 'bars short' : 'bars'}>
      {bars.map(({ name, value, text }) => (
        <li key={name}>
          <span>{name}</span>
          <svg className="bar-track" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="1" />
            <rect className="bar" width={(value / longest) * 100} height="1" />
          </svg>
          <span className="num">{text}</span>
        </li>
      ))}
    </ul>
  );
}
