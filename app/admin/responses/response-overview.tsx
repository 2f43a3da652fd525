import { useAdmin } from '#app/admin/admin-context.ts';
import { EmptyState } from '#app/admin/controls/empty-state.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { PublicLink } from '#app/admin/public-link.tsx';
import { DistributionChart } from './distribution-chart.tsx';
import { FilterBar } from './filter-bar.tsx';
import { MonthsChart } from './months-chart.tsx';
import { filterQuery, useResponseChoice } from './response-filter.ts';
import { ResponseList } from './response-list.tsx';
import { useResponses, useSummary } from './response-queries.ts';
import { SolutionsChart } from './solutions-chart.tsx';
import { TotalCard } from './total-card.tsx';

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
