import type { Content } from '#content/content.ts';
import type { Finding } from '#domain/health/checks.ts';
import { findingText } from './finding-text.ts';

/** What was found, and what to do about it, in the language of the operators. */
export function troubleText(found: readonly Finding[], { words, site }: Content): string {
  const texts = words[site.operatorLanguage].checks;
  return found
    .map((one) => findingText(texts, one))
    .flatMap(({ found: what, todo }) => (todo === null ? [what] : [what, todo]))
    .join(' ');
}
