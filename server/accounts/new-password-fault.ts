import { type PasswordCode, passwordFault } from '#domain/accounts/password.ts';
import { wordList } from '#domain/accounts/password-words.ts';
import commonPasswords from './common-passwords.json' with { type: 'json' };

/** Made by `npm run common-passwords`; on the server only, because it is larger than the whole account screen. */
const common = wordList(commonPasswords);

/** Undefined if acceptable (SEC-24). `siteWords`, the operator's name and address count as common passwords. */
export function newPasswordFault(
  password: string,
  { email, name }: { email?: string | undefined; name?: string | undefined },
  siteWords: readonly string[],
): PasswordCode | undefined {
  return passwordFault(password, { common, own: [...siteWords, email ?? '', name ?? ''] });
}
