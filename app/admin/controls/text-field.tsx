import type { ComponentProps } from 'react';
import type { AdminForm } from '#app/admin/use-admin-form.ts';
import { Field } from '#app/forms/field.tsx';

type Own = {
  form: Pick<AdminForm, 'id' | 'errorOf'>;
  name: string;
  label: string;
  hint?: string | undefined;
  /** Makes the field optional; shown in brackets after the label. */
  optional?: string;
};

type Props = Own & Omit<ComponentProps<'input'>, 'form' | 'id' | 'required'>;

/** A line of text in a form, with its label, hint and error. */
export function TextField({ form, name, label, hint, optional, defaultValue, className, ...input }: Props) {
  return (
    <Field {...fieldProps({ form, name, label, hint, optional })} value={defaultValue as string | undefined}>
      {(control) => <input {...control} {...input} className={className ? `input ${className}` : 'input'} />}
    </Field>
  );
}

type AreaProps = Own & Omit<ComponentProps<'textarea'>, 'form' | 'id' | 'required' | 'className'>;

/** Several lines of text in a form, with their label, hint and error. */
export function TextArea({ form, name, label, hint, optional, defaultValue, ...area }: AreaProps) {
  return (
    <Field {...fieldProps({ form, name, label, hint, optional })} value={defaultValue as string | undefined}>
      {(control) => <textarea {...control} {...area} className="input" />}
    </Field>
  );
}

function fieldProps({ form, name, label, hint, optional }: Own) {
  return {
    form: form.id,
    name,
    texts: hint === undefined ? { label } : { label, hint },
    ...(optional !== undefined && { optional }),
    error: form.errorOf(name),
  };
}

/** The operator's own password, which confirms what the form does. */
export function PasswordField({ name = 'password', ...rest }: Omit<Props, 'name'> & { name?: string }) {
  return <TextField {...rest} name={name} type="password" autoComplete="current-password" />;
}
