import type { PageId } from '#app/routes.ts';
import { wordsFor } from '#app/words/words.ts';
import { type Namespace, words } from '#content/words.ts';
import type { Language } from '#domain/languages.ts';
import { siteConfig } from '#site.config.ts';

export type HeadTexts = { readonly title: string; readonly description: string };

/**
 * Title and description of a listed page: the `meta` of the namespace that has the page's name. Throws for pages
 * that share the words of another (outcomes of forms).
 */
export function headTexts(id: PageId, language: Language): HeadTexts {
  if (!Object.hasOwn(words[language], id)) throw new Error(`The page ${id} has no words of its own.`);
  return (wordsFor(language, id as Namespace) as unknown as { meta: HeadTexts }).meta;
}

/** A title without the brand behind the dash, for places that show the brand already. */
export function shortTitle(title: string): string {
  const ending = ` – ${siteConfig.brand.name}`;
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}
