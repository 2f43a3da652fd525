import { composed } from '#domain/language/composed-text.ts';
import { leastLeft, type WordList, wordList } from './password-words.ts';

/** In characters as people count them; no rules on kinds of characters (SEC-24). */
export const passwordLimits = { min: 12, max: 256 } as const;

/** Fewer different characters, or a short text repeated, are easy to guess. */
const fewestDifferent = 5;
const shortestRepeated = 8;

/** Letters required beside own words; `lettersBesideCommon` beside common passwords of `longCommon` and more. */
const lettersBesideOwn = 6;
const lettersBesideCommon = 4;
const longCommon = 6;

export type PasswordCode = 'tooShort' | 'tooLong' | 'common';

type Known = {
  common: WordList;
  /** Names, addresses and the brand, which a guesser knows. */
  own: readonly string[];
};

/** All that a browser can check; undefined if nothing is wrong. */
export function passwordLengthFault(password: string): PasswordCode | undefined {
  const { length } = [...composed(password)];
  if (length < passwordLimits.min) return 'tooShort';
  return length > passwordLimits.max ? 'tooLong' : undefined;
}

/** `common`: little else than one or two common passwords or own words, also with digits and signs as letters. */
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

function partsOf(text: string): string[] {
  return [text, ...text.split(/[^\p{L}\p{N}]+/u)];
}
