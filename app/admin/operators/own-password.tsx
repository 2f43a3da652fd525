import { useAdmin } from '#app/admin/admin-context.ts';
import { useOperator } from '#app/admin/operator/operator-gate.tsx';
import { OwnUsername } from '#app/admin/operator/own-username.tsx';
import { Field } from '#app/forms/field.tsx';

/** The password of the signed-in operator, asked for again; `code` is why it was refused. */
export function OwnPassword({ form, code }: { form: string; code: string | undefined }) {
  const { operators } = useAdmin().words;
  const { wrong } = operators.password;
  const { email } = useOperator();
  return (
    <>
      <OwnUsername email={email} />
      <Field
        form={form}
        name="password"
        texts={operators.password}
        error={code && (code === 'wrong' ? wrong : operators.invite.required)}
      >
        {(control) => (
          <input {...control} className="input" type="password" autoComplete="current-password" />
        )}
      </Field>
    </>
  );
}
