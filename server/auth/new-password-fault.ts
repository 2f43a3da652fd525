import { readFileSync } from 'node:fs';
import { type PasswordCode, passwordFault } from '#domain/password.ts';
import { wordList } from '#domain/password-words.ts';

/** Made by `npm run common-passwords`; on the server alone, because it is larger than the whole account screen. */
const file = new URL('./common-passwords.txt', import.meta.url);
const common = wordList(readFileSync(file, 'utf8').trim().split('\n'));

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
