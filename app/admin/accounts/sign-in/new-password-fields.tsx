import { useAdmin } from '#app/admin/admin-context.ts';
import type { Refusal } from '#app/admin/use-admin-form.ts';
import { Field } from '#app/forms/field.tsx';
import { type PasswordCode, passwordLengthFault, passwordLimits } from '#domain/accounts/password.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Props = {
  form: string;
  /** The repetition is the field `repeat`. */
  name: string;
  labels: { readonly password: string; readonly repeat: string };
  errorOf: (name: string) => string | undefined;
};

export function NewPasswordFields({ form, name, labels, errorOf }: Props) {
  const { setup } = useAdmin().words;
  const hint = fill(setup.password.hint, passwordLimits);
  return (
    <>
      <Field form={form} name={name} texts={{ label: labels.password, hint }} error={errorOf(name)}>
        {(control) => <input {...control} className="input" type="password" autoComplete="new-password" />}
      </Field>
      <Field form={form} name="repeat" texts={{ label: labels.repeat }} error={errorOf('repeat')}>
        {(control) => <input {...control} className="input" type="password" autoComplete="new-password" />}
      </Field>
    </>
  );
}

/** Checks length and repetition; only the server knows the common passwords (SEC-24). */
export function judgeNewPassword(field: string, password = '', repeat = ''): Refusal[] {
  const fault = passwordLengthFault(password);
  if (fault) return [{ field, code: fault }];
  return password === repeat ? [] : [{ field: 'repeat', code: 'different' }];
}

export function useNewPasswordSentence(): (code: string) => string {
  const { setup, errors } = useAdmin().words;
  const byCode: Readonly<Record<PasswordCode | 'different', string>> = {
    tooShort: setup.errors.passwordShort,
    tooLong: setup.errors.passwordLong,
    common: setup.errors.passwordCommon,
    different: setup.errors.repeatDifferent,
  };
  return (code) => fill(byCode[code as PasswordCode] ?? errors.invalid, passwordLimits);
}
