import type { ReactNode } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import type { AdminForm } from '#app/admin/use-admin-form.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { FormProblem } from '#app/ui/form-problem.tsx';

type Props = {
  form: AdminForm;
  /** With the heading of the screen or of a part of it. */
  head: ReactNode;
  submit: string;
  submitting?: string;
  /** Between the heading and the button. */
  children?: ReactNode;
  /** Below the button. */
  after?: ReactNode;
};

/** The form of a guest: to sign in, to ask for a link, to use one. */
export function EntryForm({ form, head, submit, submitting, children, after }: Props) {
  const { common } = useAdmin().words;
  return (
    <form {...form.formProps} className="card form sign-in" aria-labelledby={`${form.id}-title`}>
      <div className="form-head">{head}</div>
      {children}
      <div className="form-end">
        <FormProblem text={form.problem} />
        <SubmitButton sending={form.isSending} label={submit} sendingLabel={submitting ?? common.working} />
        {after}
      </div>
    </form>
  );
}
