import { useAdmin } from '#app/admin/admin-context.ts';
import { numberText } from '#app/admin/moment.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { SurveySummary } from '#domain/responses/survey-summary.ts';
import { Bars } from './bars.tsx';
import { ChartCard } from './chart-card.tsx';

export function DistributionChart({ summary }: { summary: SurveySummary }) {
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
