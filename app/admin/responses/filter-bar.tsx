import { useAdmin } from '#app/admin/admin-context.ts';
import { languages } from '#domain/languages.ts';
import { solutionIds } from '#domain/survey.ts';
import { noFilter, type Period, periods, type ResponseFilter } from './response-filter.ts';

type Props = {
  filter: ResponseFilter;
  onChange: (filter: ResponseFilter) => void;
  /** Where what is shown can be saved as a file. */
  exportPath: string;
};

/** Solution, language and period; two date fields where the period is one's own. */
export function FilterBar({ filter, onChange, exportPath }: Props) {
  const { words, language, solutions } = useAdmin();
  const texts = words.responses;
  const { filters } = texts;
  const set = (change: Partial<ResponseFilter>) => onChange({ ...filter, ...change });

  return (
    <search className="filters" aria-label={filters.label}>
      <div className="field">
        <label htmlFor="filter-solution">{filters.solution}</label>
        <select
          id="filter-solution"
          className="input"
          value={filter.solution}
          onChange={(event) => set({ solution: event.currentTarget.value as ResponseFilter['solution'] })}
        >
          <option value="">{filters.all}</option>
          {solutionIds.map((id) => (
            <option key={id} value={id}>
              {solutions[language][id]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="filter-language">{filters.language}</label>
        <select
          id="filter-language"
          className="input"
          value={filter.language}
          onChange={(event) => set({ language: event.currentTarget.value as ResponseFilter['language'] })}
        >
          <option value="">{filters.all}</option>
          {languages.map((code) => (
            <option key={code} value={code}>
              {texts.languages[code]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="filter-period">{filters.period}</label>
        <select
          id="filter-period"
          className="input"
          value={filter.period}
          onChange={(event) => set({ period: event.currentTarget.value as Period })}
        >
          {periods.map((period) => (
            <option key={period} value={period}>
              {filters[period]}
            </option>
          ))}
        </select>
      </div>
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
        <a className="btn line sm" href={exportPath} download>
          {texts.export}
        </a>
      </div>
    </search>
  );
}
