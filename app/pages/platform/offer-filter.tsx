import { useContent } from '#app/rendering.ts';
import { useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { filterMatches, fitting } from './filter-matches.ts';

/** No form: there is nothing to send, and the first choice of each group takes it back. */
export function OfferFilter() {
  const { filter } = useWords('platform');
  const language = useLanguage();
  const content = useContent();
  const counts = [...new Set([...filterMatches(content).values()].map((offers) => offers.length))];
  return (
    <div className="filters">
      <Choices name="need" legend={filter.needLabel} options={filter.needs} />
      <Choices name="budget" legend={filter.budgetLabel} options={filter.budgets} />
      <div role="status">
        {counts.map((count) => (
          <p key={count} data-fits={fitting(content, (offers) => offers.length === count)}>
            <b className="h3">{fill(plural(filter, 'result', count, language), { count })}</b>
          </p>
        ))}
      </div>
    </div>
  );
}

type ChoicesProps = { name: string; legend: string; options: Readonly<Record<string, string>> };

function Choices({ name, legend, options }: ChoicesProps) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div>
        {Object.entries(options).map(([id, label]) => (
          <label key={id}>
            <input
              className="sr"
              type="radio"
              name={name}
              value={id}
              id={`${name}-${id}`}
              defaultChecked={id === 'all'}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
