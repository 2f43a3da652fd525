import { useAdmin } from '#app/admin/admin-context.ts';
import { numberText } from '#app/admin/moment.ts';
import { fill } from '#app/words/fill.ts';
import { plural } from '#domain/plural.ts';
import type { SurveySummary } from '#domain/survey-summary.ts';

export function TotalCard({ summary: { count, average } }: { summary: SurveySummary }) {
  const { words, language } = useAdmin();
  const texts = words.responses.summary;
  return (
    <section className="card chart total" aria-labelledby="total-title">
      <h2 id="total-title">{texts.title}</h2>
      <p>
        <span className="figure num" aria-hidden="true">
          {average === null ? '–' : numberText(language, average)}
        </span>
        <span>
          {average === null
            ? texts.noAverage
            : fill(texts.average, { rating: numberText(language, average) })}
        </span>
      </p>
      <p className="muted" role="status">
        {fill(plural(texts, 'count', count, language), { count: numberText(language, count) })}
      </p>
    </section>
  );
}
