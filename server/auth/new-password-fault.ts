import { type PasswordCode, passwordFault } from '#domain/password.ts';
import { wordList } from '#domain/password-words.ts';
import commonPasswords from './common-passwords.json' with { type: 'json' };

/** Made by `npm run common-passwords`; on the server alone, because it is larger than the whole account screen. */
const common = wordList(commonPasswords);

/**
 * What is wrong with a password an operator chooses, or undefined (SEC-24): `siteWords` and the operator's name and
 * address are as good as common ones.
 */
export function newPasswordFault(
  password: string,
  { email, name }: { email?: string | undefined; name?: string | undefined },
  siteWords: readonly string[],
): PasswordCode | undefined {
  return passwordFault(password, { common, own: [...siteWords, email ?? '', name ?? ''] });
}
