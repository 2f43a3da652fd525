import { useAdmin } from '#app/admin/admin-context.ts';
import { TextField } from '#app/admin/controls/text-field.tsx';
import type { AdminForm, Refusal } from '#app/admin/use-admin-form.ts';
import { useWords } from '#app/admin/use-words.ts';
import { signInWords } from '#content/admin/sign-in.ts';
import { type PasswordCode, passwordLengthFault, passwordLimits } from '#domain/accounts/password.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Props = {
  form: AdminForm;
  /** The repetition is the field `repeat`. */
  name: string;
  labels: { readonly password: string; readonly repeat: string };
};

export function NewPasswordFields({ form, name, labels }: Props) {
  const { setup } = useWords(signInWords);
  const hint = fill(setup.password.hint, passwordLimits);
  const hidden = { form, type: 'password', autoComplete: 'new-password' };
  return (
    <>
      <TextField {...hidden} name={name} label={labels.password} hint={hint} />
      <TextField {...hidden} name="repeat" label={labels.repeat} />
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
  const { setup } = useWords(signInWords);
  const { errors } = useAdmin().words;
  const byCode: Readonly<Record<PasswordCode | 'different', string>> = {
    tooShort: setup.errors.passwordShort,
    tooLong: setup.errors.passwordLong,
    common: setup.errors.passwordCommon,
    different: setup.errors.repeatDifferent,
  };
  return (code) => fill(byCode[code as PasswordCode] ?? errors.invalid, passwordLimits);
}
