import { fill } from '#domain/publishing/placeholders.ts';
import type { Language } from './languages.ts';

/** `plural(words.search, 'resultCount', 1, 'de')` returns `resultCount_one`; the caller fills in the number. */
export function plural<Key extends string>(
  texts: Readonly<Record<`${Key}_one` | `${Key}_other`, string>>,
  key: Key,
  count: number,
  language: Language,
): string {
  const isOne = new Intl.PluralRules(language).select(count) === 'one';
  return isOne ? texts[`${key}_one`] : texts[`${key}_other`];
}

/** The plural with the number in place of `{{count}}`. */
export function counted<Key extends string>(
  texts: Readonly<Record<`${Key}_one` | `${Key}_other`, string>>,
  key: Key,
  count: number,
  language: Language,
): string {
  return fill(plural(texts, key, count, language), { count });
}
