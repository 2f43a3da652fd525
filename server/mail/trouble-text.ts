import type { Content } from '#content/content.ts';
import type { Finding } from '#domain/checks.ts';
import { fillWords } from './fill-words.ts';

/** What was found, and what to do about it, in the language of the operators. */
export function troubleText(found: readonly Finding[], { words, site }: Content): string {
  const texts = words[site.operatorLanguage].checks.found;
  return found
    .flatMap(({ code, values }) => {
      const { found: what, todo }: { found: string; todo?: string } = texts[code];
      return [what, ...(todo ? [todo] : [])].map((text) => fillWords(text, values));
    })
    .join(' ');
}
