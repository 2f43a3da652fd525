import { useAdmin } from '#app/admin/admin-context.ts';
import { Bars } from '#app/admin/charts/bars.tsx';
import { ChartCard } from '#app/admin/charts/chart-card.tsx';
import { Card } from '#app/admin/controls/card.tsx';
import { averageText, numberText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { responsesWords } from '#content/admin/responses.ts';
import { maxRating } from '#domain/forms/rating.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { fewResponses, type SurveySummary } from '#domain/responses/survey-summary.ts';

type Props = { summary: SurveySummary };

/** An average never stands without the number it is made from. */
export function TotalCard({ summary: { count, average } }: Props) {
  const { language } = useAdmin();
  const texts = useWords(responsesWords).responses.summary;
  return (
    <Card title={texts.title}>
      {average === null ? (
        <p>{texts.none}</p>
      ) : (
        <p className="lines" role="status">
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
    </Card>
  );
}

export function DistributionChart({ summary }: Props) {
  const { language } = useAdmin();
  const texts = useWords(responsesWords).responses.charts.distribution;
  const bars = summary.distribution.toReversed().map(({ rating, count }) => ({
    name: fill(plural(texts, 'star', rating, language), { count: rating }),
    value: count,
    text: numberText(language, count),
  }));
  return (
    <ChartCard
      title={texts.title}
      columns={[texts.rating, texts.count]}
      rows={bars.map(({ name, text }) => [name, text])}
      chart={<Bars bars={bars} full={Math.max(1, ...bars.map(({ value }) => value))} />}
    />
  );
}

/** The bar is as long as the average: two stars fill two of five parts. */
export function SolutionsChart({ summary }: Props) {
  const { language, solutions } = useAdmin();
  const texts = useWords(responsesWords).responses.charts.solutions;
  const rows = summary.solutions.map(({ solution, count: total, average: mean }) => {
    const count = numberText(language, total);
    const average = mean === null ? '–' : averageText(language, mean);
    const rated = fill(plural(texts, 'text', total, language), { count, rating: `${average} ★` });
    return {
      name: solutions[language][solution] ?? solution,
      value: mean ?? 0,
      count,
      average,
      text: total ? rated : count,
    };
  });
  return (
    <ChartCard
      title={texts.title}
      columns={[texts.solution, texts.count, texts.average]}
      rows={rows.map(({ name, count, average }) => [name, count, average])}
      chart={<Bars bars={rows} full={maxRating} />}
    />
  );
}
