import { commonPasswords } from './common-passwords.ts';
import { composed } from './composed-text.ts';

/** Limits in characters as people count them; no rules on the kinds of characters (SEC-24). */
export const passwordLimits = { min: 12, max: 256 } as const;

/** A password of fewer different characters is as easy to guess as a short one. */
const fewestDifferent = 5;

/** Why a new password is refused. */
export type PasswordCode = 'tooShort' | 'tooLong' | 'common';

/**
 * What is wrong with a new password, or undefined if it may be used. `own` are words of the operator that it must not
 * consist of, such as the e-mail address.
 */
export function passwordFault(password: string, own: readonly string[] = []): PasswordCode | undefined {
  const characters = [...composed(password)];
  if (characters.length < passwordLimits.min) return 'tooShort';
  if (characters.length > passwordLimits.max) return 'tooLong';
  const plain = composed(password).toLowerCase();
  const isOwn = own.some((word) => word.toLowerCase() === plain);
  const isCommon = commonPasswords.has(plain) || commonPasswords.has(withoutTail(plain));
  return isOwn || isCommon || new Set(characters).size < fewestDifferent ? 'common' : undefined;
}

/** `password2026!!` is as common as `password`. */
function withoutTail(password: string): string {
  return password.replace(/[\d!?.,;:#*+_-]+$/, '');
}
