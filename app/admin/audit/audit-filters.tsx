import { useAdmin } from '#app/admin/admin-context.ts';
import { useOperators } from '#app/admin/operators/operator-queries.ts';
import { auditGroups } from '#domain/audit.ts';
import type { AuditChoice } from './audit-types.ts';

type Props = { choice: AuditChoice; onChange: (choice: AuditChoice) => void };

/** What the entries are about, and whose. */
export function AuditFilters({ choice, onChange }: Props) {
  const texts = useAdmin().words.audit;
  const { filters } = texts;
  const operators = useOperators();
  return (
    <search className="filters" aria-label={filters.label}>
      <div className="field">
        <label htmlFor="audit-group">{filters.group}</label>
        <select
          id="audit-group"
          className="input"
          value={choice.group}
          onChange={(event) => onChange({ ...choice, group: event.currentTarget.value })}
        >
          <option value="">{filters.all}</option>
          {auditGroups.map((group) => (
            <option key={group} value={group}>
              {texts.groups[group]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="audit-operator">{filters.operator}</label>
        <select
          id="audit-operator"
          className="input"
          value={choice.operator}
          onChange={(event) => onChange({ ...choice, operator: event.currentTarget.value })}
        >
          <option value="">{filters.everybody}</option>
          {operators.data?.operators.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="none">{filters.nobody}</option>
        </select>
      </div>
    </search>
  );
}
