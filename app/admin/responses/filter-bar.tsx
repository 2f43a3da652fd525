import { useAdmin } from '#app/admin/admin-context.ts';
import { CsvLink } from '#app/admin/csv-link.tsx';
import { SelectField } from '#app/admin/select-field.tsx';
import { languageName, languages } from '#domain/languages.ts';
import { noFilter, periods, type ResponseChoice } from './response-filter.ts';
import { responseExportPath } from './response-queries.ts';

type Props = {
  filter: ResponseChoice;
  onChange: (filter: ResponseChoice) => void;
  query: URLSearchParams;
};

export function FilterBar({ filter, onChange, query }: Props) {
  const { words, language, solutions } = useAdmin();
  const texts = words.responses;
  const { filters } = texts;
  const set = (change: Partial<ResponseChoice>) => onChange({ ...filter, ...change });

  return (
    <search className="filters" aria-label={filters.label}>
      <SelectField
        id="filter-solution"
        label={filters.solution}
        value={filter.solution}
        options={[['', filters.all], ...Object.entries(solutions[language])]}
        onSelect={(solution) => set({ solution })}
      />
      <SelectField
        id="filter-language"
        label={filters.language}
        value={filter.language}
        options={[
          ['', filters.all],
          ...languages.map((code) => [code, languageName(code, language)] as const),
        ]}
        onSelect={(chosen) => set({ language: chosen })}
      />
      <SelectField
        id="filter-period"
        label={filters.period}
        value={filter.period}
        options={periods.map((period) => [period, filters[period]] as const)}
        onSelect={(period) => set({ period })}
      />
      {filter.period === 'custom' &&
        (['from', 'to'] as const).map((end) => (
          <div key={end} className="field">
            <label htmlFor={`filter-${end}`}>{filters[end]}</label>
            <input
              id={`filter-${end}`}
              className="input"
              type="date"
              value={filter[end]}
              onChange={(event) => set({ [end]: event.currentTarget.value })}
            />
          </div>
        ))}
      <div className="filter-acts">
        {filter !== noFilter && (
          <button className="btn line sm" type="button" onClick={() => onChange(noFilter)}>
            {filters.reset}
          </button>
        )}
        <CsvLink path={responseExportPath} query={query}>
          {texts.export}
        </CsvLink>
      </div>
    </search>
  );
}
