import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { SearchField } from '#app/admin/controls/search-field.tsx';
import { Switch } from '#app/admin/controls/switch.tsx';
import { CsvLink } from '#app/admin/csv-link.tsx';
import { SelectField } from '#app/admin/select-field.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { responsesWords } from '#content/admin/responses.ts';
import { languageName, languages } from '#domain/language/languages.ts';
import { noFilter, periods, type ResponseChoice } from './response-filter.ts';
import { responseExportPath } from './response-queries.ts';

type Props = {
  choice: ResponseChoice;
  onChange: (change: Partial<ResponseChoice>) => void;
  query: URLSearchParams;
  /** All that are in use. */
  tags: readonly string[];
};

export function FilterBar({ choice, onChange, query, tags }: Props) {
  const { language, solutions } = useAdmin();
  const texts = useWords(responsesWords).responses;
  const { filters } = texts;
  const period = periods.find((one) => one === choice.period) ?? 'all';
  const known = choice.tag && !tags.includes(choice.tag) ? [...tags, choice.tag] : tags;
  const { folder, response } = choice;

  return (
    <search className="columns even filters" aria-label={filters.label}>
      <SearchField
        id="filter-search"
        label={filters.search}
        placeholder={filters.searchPlaceholder}
        search={choice.q}
        onSearch={(q) => onChange({ q })}
      />
      {select('solution', Object.entries(solutions[language]))}
      {select(
        'language',
        languages.map((code) => [code, languageName(code, language)]),
      )}
      {known.length > 0 &&
        select(
          'tag',
          known.map((tag) => [tag, tag]),
        )}
      <SelectField
        id="filter-period"
        label={filters.period}
        value={period}
        options={periods.map((one) => [one, filters[one]] as const)}
        onSelect={(one) => onChange({ period: one === 'all' ? '' : one })}
      />
      {period === 'custom' &&
        (['from', 'to'] as const).map((end) => (
          <div key={end} className="field">
            <label htmlFor={`filter-${end}`}>{filters[end]}</label>
            <input
              id={`filter-${end}`}
              className="input"
              type="date"
              value={choice[end]}
              onChange={(event) => onChange({ [end]: event.currentTarget.value })}
            />
          </div>
        ))}
      <Switch
        label={filters.withComment}
        checked={choice.comment === '1'}
        onChange={(isOn) => onChange({ comment: isOn ? '1' : '' })}
      />
      <div className="row">
        {String(query) !== '' && (
          <Button onClick={() => onChange({ ...noFilter, folder, response })}>{filters.reset}</Button>
        )}
        <CsvLink path={responseExportPath} query={query}>
          {texts.export}
        </CsvLink>
      </div>
    </search>
  );

  function select(name: 'solution' | 'language' | 'tag', options: [value: string, text: string][]) {
    return (
      <SelectField
        id={`filter-${name}`}
        label={filters[name]}
        value={choice[name]}
        options={[['', filters.all], ...options]}
        onSelect={(value) => onChange({ [name]: value })}
      />
    );
  }
}
