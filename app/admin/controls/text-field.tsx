import type { ComponentProps } from 'react';
import type { AdminForm } from '#app/admin/use-admin-form.ts';
import { Field } from '#app/forms/field.tsx';

type Props = Omit<ComponentProps<'input'>, 'form' | 'id' | 'required'> & {
  form: Pick<AdminForm, 'id' | 'errorOf'>;
  name: string;
  label: string;
  hint?: string | undefined;
  /** Makes the field optional; shown in brackets after the label. */
  optional?: string;
};

/** A line of text in a form, with its label, hint and error. */
export function TextField({ form, name, label, hint, optional, defaultValue, className, ...input }: Props) {
  return (
    <Field
      form={form.id}
      name={name}
      texts={hint === undefined ? { label } : { label, hint }}
      {...(optional !== undefined && { optional })}
      error={form.errorOf(name)}
      value={defaultValue as string | undefined}
    >
      {(control) => <input {...control} {...input} className={className ? `input ${className}` : 'input'} />}
    </Field>
  );
}

/** The operator's own password, which confirms what the form does. */
export function PasswordField({ name = 'password', ...rest }: Omit<Props, 'name'> & { name?: string }) {
  return <TextField {...rest} name={name} type="password" autoComplete="current-password" />;
}
