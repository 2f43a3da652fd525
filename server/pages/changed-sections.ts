import { isDeepStrictEqual } from 'node:util';
import type { Content } from '#content/content.ts';
import { withoutHiddenClaims } from '#content/edits/hidden-claims.ts';
import { facts } from '#content/facts.ts';
import { everything, type Reads } from '#content/reads.ts';
import { languages } from '#domain/language/languages.ts';
import type { Catalogue } from '#domain/publishing/published-colors.ts';

type Shown = { readonly content: Content; readonly colors: Catalogue };

/**
 * Sections of the words that differ, such as `nova.faq`: in any language, because a list has the same items in all. Undefined if
 * anything else differs, such as a price: it may be on any page.
 */
export function changedSections(before: Shown, after: Shown): ReadonlySet<string> | undefined {
  if (!isDeepStrictEqual(before.colors, after.colors)) return undefined;
  const [{ words: from, ...rest }, { words: to, ...otherRest }] = [before, after].map(({ content }) =>
    withoutHiddenClaims(content),
  ) as [Content, Content];
  if (!isDeepStrictEqual(rest, otherRest)) return undefined;
  const changed = new Set<string>();
  for (const language of languages) {
    // Some facts are made of words.
    if (!isDeepStrictEqual(facts(before.content, language), facts(after.content, language))) return undefined;
    for (const [namespace, sections] of Object.entries<object>(from[language])) {
      const others = (to[language] as Readonly<Record<string, object>>)[namespace]!;
      for (const section of new Set([...Object.keys(sections), ...Object.keys(others)]))
        if (!isDeepStrictEqual(sections[section as never], others[section as never]))
          changed.add(`${namespace}.${section}`);
    }
  }
  return changed;
}

/** Whether a page that read this may look different. */
export function isReached(reads: Reads | undefined, changed: ReadonlySet<string> | undefined): boolean {
  if (!reads || !changed) return true;
  if (reads.has(everything)) return changed.size > 0;
  return !reads.isDisjointFrom(changed);
}
