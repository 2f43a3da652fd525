import type { ReactNode } from 'react';
import { OwnUsername } from '#app/admin/accounts/sign-in/own-username.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { DialogActs } from '#app/admin/controls/dialog-acts.tsx';
import { TextField } from '#app/admin/controls/text-field.tsx';
import { missing, useAdminForm } from '#app/admin/use-admin-form.ts';
import { FormProblem } from '#app/ui/form-problem.tsx';
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

export default function SecretForm({
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
  const form = useAdminForm({
    id: 'secret',
    judge: (fields) => missing(fields, field),
    sentence: (_field, code) => (code === 'required' ? words.common.required : texts.wrong),
    send: async (fields) => await send(fields[field] ?? ''),
  });

  const attributes =
    field === 'password'
      ? ({ type: 'password', autoComplete: 'current-password' } as const)
      : ({ inputMode: 'numeric', autoComplete: 'one-time-code' } as const);
  return (
    <form {...form.formProps} className="group">
      {text && <p>{text}</p>}
      {children}
      {field === 'password' && <OwnUsername email={email} />}
      <TextField
        form={form}
        name={field}
        label={texts.label}
        hint={texts.hint}
        {...attributes}
        data-autofocus
      />
      {after}
      <FormProblem text={form.problem} />
      <DialogActs
        submit={texts.submit}
        isSending={form.isSending}
        isDangerous={isDangerous}
        onCancel={onCancel}
      />
    </form>
  );
}
