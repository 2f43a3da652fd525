import { fill } from '#app/words/fill.ts';
import { type PasswordCode, passwordLimits } from '#domain/password.ts';

type Texts = Readonly<Record<'passwordShort' | 'passwordLong' | 'passwordCommon', string>>;

/** Why a new password was refused, in words. */
export function passwordProblem(texts: Texts, code: string): string {
  const byCode: Readonly<Record<PasswordCode, string>> = {
    tooShort: texts.passwordShort,
    tooLong: texts.passwordLong,
    common: texts.passwordCommon,
  };
  return fill(byCode[code as PasswordCode] ?? texts.passwordCommon, passwordLimits);
}
