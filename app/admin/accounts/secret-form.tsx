import type { ReactNode } from 'react';
import { OwnUsername } from '#app/admin/accounts/sign-in/own-username.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { DialogActs } from '#app/admin/controls/dialog-acts.tsx';
import { useAdminForm } from '#app/admin/use-admin-form.ts';
import { Field } from '#app/forms/field.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { useOperator } from './operator-gate.tsx';

type Props = {
  field: 'password' | 'code';
  text?: string;
  texts: { readonly label: string; readonly hint?: string; readonly wrong: string; readonly submit: string };
  isDangerous?: boolean;
  send: (value: string) => Promise<void>;
  onCancel: () => void;
  children?: ReactNode;
  after?: ReactNode;
};

export function SecretForm({
  field,
  text,
  texts,
  isDangerous = false,
  send,
  onCancel,
  children,
  after,
}: Props) {
  const { words } = useAdmin();
  const { email } = useOperator();
  const { formProps, isSending, problem, errorOf } = useAdminForm({
    id: 'secret',
    judge: (fields) => (fields[field] ? [] : [{ field, code: 'required' }]),
    sentence: (_field, code) => (code === 'required' ? words.common.required : texts.wrong),
    send: async (fields) => await send(fields[field] ?? ''),
  });

  const attributes =
    field === 'password'
      ? ({ type: 'password', autoComplete: 'current-password' } as const)
      : ({ inputMode: 'numeric', autoComplete: 'one-time-code' } as const);
  return (
    <form {...formProps} className="product-form">
      {text && <p>{text}</p>}
      {children}
      {field === 'password' && <OwnUsername email={email} />}
      <Field form="secret" name={field} texts={texts} error={errorOf(field)}>
        {(control) => <input {...control} {...attributes} className="input" data-autofocus />}
      </Field>
      {after}
      <FormProblem text={problem} />
      <DialogActs submit={texts.submit} isSending={isSending} isDangerous={isDangerous} onCancel={onCancel} />
    </form>
  );
}
