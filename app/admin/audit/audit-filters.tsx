import { useOperators } from '#app/admin/accounts/operator-queries.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { SelectField } from '#app/admin/select-field.tsx';
import { auditGroups } from '#domain/audit.ts';
import type { AuditChoice } from './audit-queries.ts';

type Props = { choice: AuditChoice; onChange: (choice: AuditChoice) => void };

export function AuditFilters({ choice, onChange }: Props) {
  const texts = useAdmin().words.audit;
  const { filters } = texts;
  const operators = useOperators().data?.operators ?? [];
  return (
    <search className="filters" aria-label={filters.label}>
      <SelectField
        id="audit-group"
        label={filters.group}
        value={choice.group}
        options={[['', filters.all], ...auditGroups.map((group) => [group, texts.groups[group]] as const)]}
        onSelect={(group) => onChange({ ...choice, group })}
      />
      <SelectField
        id="audit-operator"
        label={filters.operator}
        value={choice.operator}
        options={[
          ['', filters.everybody],
          ...operators.map(({ id, name }) => [id, name] as const),
          ['none', filters.nobody],
        ]}
        onSelect={(operator) => onChange({ ...choice, operator })}
      />
    </search>
  );
}
