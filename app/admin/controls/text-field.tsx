import type { ComponentProps } from 'react';
import { Field } from '#app/forms/field.tsx';

type Props = Omit<ComponentProps<'input'>, 'form' | 'id' | 'required' | 'className'> & {
  /** What `useAdminForm` returned. */
  form: { readonly id: string; readonly errorOf: (name: string) => string | undefined };
  name: string;
  label: string;
  hint?: string;
};

/** A line of text in a form, with its label, hint and error. */
export function TextField({ form, name, label, hint, defaultValue, ...input }: Props) {
  return (
    <Field
      form={form.id}
      name={name}
      texts={hint === undefined ? { label } : { label, hint }}
      error={form.errorOf(name)}
      value={defaultValue as string | undefined}
    >
      {(control) => <input {...control} {...input} className="input" />}
    </Field>
  );
}

/** The operator's own password, which confirms what the form does. */
export function PasswordField({ name = 'password', ...rest }: Omit<Props, 'name'> & { name?: string }) {
  return <TextField {...rest} name={name} type="password" autoComplete="current-password" />;
}
