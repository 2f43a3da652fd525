import type { ReactNode } from 'react';
import type { AdminForm } from '#app/admin/use-admin-form.ts';
import { FormProblem } from '#app/ui/form-problem.tsx';
import { Button } from './button.tsx';

type Props = {
  form: AdminForm;
  title: string;
  submit: string;
  kind?: 'primary' | 'secondary';
  /** Its request goes on after the form was sent. */
  isBusy?: boolean;
  children: ReactNode;
};

/** A card that is a form with one button. */
export function FormCard({ form, title, submit, kind = 'secondary', isBusy = false, children }: Props) {
  const titleId = `${form.id}-title`;
  return (
    <form {...form.formProps} className="card" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
      <FormProblem text={form.problem} />
      <div>
        <Button kind={kind} type="submit" isDisabled={form.isSending || isBusy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
