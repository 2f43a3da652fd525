import type { Language } from './languages.ts';

/**
 * Picks the singular or plural text of a key: `plural(words.search, 'resultCount', 1, 'de')` gives `resultCount_one`.
 * The number itself is filled in by the caller.
 */
export function plural<Key extends string>(
  texts: Readonly<Record<`${Key}_one` | `${Key}_other`, string>>,
  key: Key,
  count: number,
  language: Language,
): string {
  const isOne = new Intl.PluralRules(language).select(count) === 'one';
  return isOne ? texts[`${key}_one`] : texts[`${key}_other`];
}
