import { useAdmin } from '#app/admin/admin-context.ts';
import { useWords } from '#app/admin/use-words.ts';
import { accountsWords } from '#content/admin/accounts.ts';
import { type Role, roles } from '#domain/accounts/roles.ts';

export function RoleChoice({ role, onChange }: { role: Role; onChange: (role: Role) => void }) {
  const { words } = useAdmin();
  const { operators } = useWords(accountsWords);
  const { names, may } = words.roles;
  return (
    <fieldset className="field">
      <legend>{operators.invite.role}</legend>
      {[...roles].reverse().map((id) => (
        <label key={id} className="check">
          <input type="radio" name="role" value={id} checked={id === role} onChange={() => onChange(id)} />
          <span className="lines">
            <b>{names[id]}</b>
            <span className="small muted">{may[id]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
