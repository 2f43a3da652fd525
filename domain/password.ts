import { composed } from './composed-text.ts';
import { leastLeft, type WordList, wordList } from './password-words.ts';

/** Limits in characters as people count them; no rules on the kinds of characters (SEC-24). */
export const passwordLimits = { min: 12, max: 256 } as const;

/** A password of fewer different characters, or of a shorter text again and again, is as easy to guess as a short one. */
const fewestDifferent = 5;
const shortestRepeated = 8;

/** So many letters beside words of one's own make a password, and beside common passwords of so many characters. */
const lettersBesideOwn = 6;
const lettersBesideCommon = 4;
const longCommon = 6;

/** Why a new password is refused. */
export type PasswordCode = 'tooShort' | 'tooLong' | 'common';

type Known = {
  /** Passwords that are tried first, as `wordList` makes them. */
  common: WordList;
  /** What a guesser knows of the operator and the site: names, addresses, the brand. */
  own: readonly string[];
};

/** What is wrong with the length of a new password, all that a browser can tell; undefined if nothing is. */
export function passwordLengthFault(password: string): PasswordCode | undefined {
  const { length } = [...composed(password)];
  if (length < passwordLimits.min) return 'tooShort';
  return length > passwordLimits.max ? 'tooLong' : undefined;
}

/**
 * What is wrong with a new password, or undefined if it may be used. It is `common` if it is little else than one or
 * two common passwords or words of one's own, with digits and signs around them or in the place of letters.
 */
export function passwordFault(password: string, { common, own }: Known): PasswordCode | undefined {
  const lengthFault = passwordLengthFault(password);
  if (lengthFault) return lengthFault;
  if (new Set(composed(password)).size < fewestDifferent) return 'common';
  const text = composed(password).toLowerCase();
  const repeated = /^(.+?)\1+$/su.exec(text)?.[1];
  if (repeated && repeated.length < shortestRepeated) return 'common';
  const known = { own: wordList(own.flatMap(partsOf)), common };
  const isLittleElse =
    leastLeft(repeated ?? text, { ...known, mostCommon: 0 }) < lettersBesideOwn ||
    leastLeft(repeated ?? text, { ...known, mostCommon: 2 }) < 1 ||
    leastLeft(repeated ?? text, { ...known, mostCommon: 2, shortestCommon: longCommon }) <
      lettersBesideCommon;
  return isLittleElse ? 'common' : undefined;
}

/** A name or an address as a whole, and the words it is made of. */
function partsOf(text: string): string[] {
  return [text, ...text.split(/[^\p{L}\p{N}]+/u)];
}
