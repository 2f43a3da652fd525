import { useAdmin } from '#app/admin/admin-context.ts';
import { averageText, numberText } from '#app/admin/moment.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { fewResponses, type SurveySummary } from '#domain/responses/survey-summary.ts';

/** An average never stands without the number it is made from. */
export function TotalCard({ summary: { count, average } }: { summary: SurveySummary }) {
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
