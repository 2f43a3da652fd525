import { useAdmin } from '#app/admin/admin-context.ts';
import { averageText, numberText } from '#app/admin/moment.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { SurveySummary } from '#domain/responses/survey-summary.ts';
import { Bars } from './bars.tsx';
import { ChartCard } from './chart-card.tsx';

export function SolutionsChart({ summary }: { summary: SurveySummary }) {
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
