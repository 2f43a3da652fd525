import { EmptyState } from '#app/admin/controls/empty-state.tsx';
import { Loaded } from '#app/admin/controls/loaded.tsx';
import { AdminScreen } from '#app/admin/frame/admin-screen.tsx';
import { PublicLink } from '#app/admin/frame/public-link.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { responsesWords } from '#content/admin/responses.ts';
import { DistributionChart, SolutionsChart, TotalCard } from './charts.tsx';
import { FilterBar } from './filter-bar.tsx';
import { MonthsChart } from './months-chart.tsx';
import { filterQuery, useResponseChoice } from './response-filter.ts';
import { ResponseList } from './response-list.tsx';
import { useResponses, useSummary } from './response-queries.ts';

export default function Responses() {
  return (
    <AdminScreen screen="responses" may="workInbox" texts={useWords(responsesWords).responses}>
      <Overview />
    </AdminScreen>
  );
}

function Overview() {
  const { empty } = useWords(responsesWords).responses;
  const { choice, choose } = useResponseChoice();
  const query = filterQuery(choice, new Date());
  const summary = useSummary(query);
  const first = useResponses(query).data?.pages[0];
  const isFiltered = String(query) !== '';
  // Nothing has come yet, not even spam.
  const isFirst = !isFiltered && first && Object.values(first.counts).every((count) => count === 0);

  return (
    <>
      <FilterBar choice={choice} onChange={choose} query={query} tags={first?.tags ?? []} />
      <Loaded query={summary}>
        {(data) =>
          data.count === 0 ? (
            <EmptyState
              {...(isFiltered ? empty.filtered : empty.none)}
              example={isFiltered ? undefined : 'response'}
            >
              {!isFiltered && <PublicLink page="survey">{empty.form}</PublicLink>}
            </EmptyState>
          ) : (
            <div className="columns wide">
              <TotalCard summary={data} />
              <DistributionChart summary={data} />
              <SolutionsChart summary={data} />
              <MonthsChart summary={data} />
            </div>
          )
        }
      </Loaded>
      {!isFirst && <ResponseList query={query} choice={choice} onChange={choose} />}
    </>
  );
}
