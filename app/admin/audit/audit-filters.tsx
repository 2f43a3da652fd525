import { Button } from '#app/admin/controls/button.tsx';
import { SearchField } from '#app/admin/controls/search-field.tsx';
import { CsvLink } from '#app/admin/csv-link.tsx';
import { SelectField } from '#app/admin/select-field.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { auditWords } from '#content/admin/audit.ts';
import type { AuditedOperator } from '#domain/api/audit.ts';
import { auditGroups } from '#domain/audit/audit.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { type AuditChoice, noChoice } from './audit-choice.ts';
import { auditExportPath } from './audit-queries.ts';

type Props = {
  choice: AuditChoice;
  query: URLSearchParams;
  operators: readonly AuditedOperator[];
  onChange: (change: Partial<AuditChoice>) => void;
};

export function AuditFilters({ choice, query, operators, onChange }: Props) {
  const texts = useWords(auditWords).audit;
  const { filters } = texts;
  const nameOf = ({ id, name }: AuditedOperator) => name ?? fill(texts.removed, { mark: id.slice(-4) });
  return (
    <search className="columns even filters" aria-label={filters.label}>
      <SearchField
        id="audit-search"
        label={filters.search}
        placeholder={filters.searchPlaceholder}
        search={choice.q}
        onSearch={(q) => onChange({ q })}
      />
      <SelectField
        id="audit-group"
        label={filters.group}
        value={choice.group}
        options={[['', filters.all], ...auditGroups.map((group) => [group, texts.groups[group]] as const)]}
        onSelect={(group) => onChange({ group })}
      />
      <SelectField
        id="audit-operator"
        label={filters.operator}
        value={choice.operator}
        options={[
          ['', filters.everybody],
          ...operators.map((operator) => [operator.id, nameOf(operator)] as const),
          ['none', filters.nobody],
        ]}
        onSelect={(operator) => onChange({ operator })}
      />
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className="field">
          <label htmlFor={`audit-${end}`}>{filters[end]}</label>
          <input
            id={`audit-${end}`}
            className="input"
            type="date"
            value={choice[end]}
            onChange={(event) => onChange({ [end]: event.currentTarget.value })}
          />
        </div>
      ))}
      <div className="row">
        {String(query) !== '' && <Button onClick={() => onChange(noChoice)}>{filters.reset}</Button>}
        <CsvLink path={auditExportPath} query={query}>
          {texts.export}
        </CsvLink>
      </div>
    </search>
  );
}
