import { pages } from '#app/routes.ts';
import { wordsFor } from '#app/words/words.ts';
import type { Content, Namespace } from '#content/content.ts';
import type { Language } from '#domain/language/languages.ts';

export type HeadTexts = { readonly title: string; readonly description: string };

/** `meta` of the page's words; `support-sent` uses `titleSent` of `support`. Throws if words are missing. */
export function headTexts(content: Content, id: string | undefined, language: Language): HeadTexts {
  const common = wordsFor(content, language, 'common');
  if (id === undefined) return common.notFound.meta;
  if (id === 'error') return common.errorPage.meta;
  if (Object.hasOwn(content.words[language], id)) return metaOf(content, id, language);
  const whole = pages.find((page) => id.startsWith(`${page.id}-`));
  if (!whole) throw new Error(`The page ${id} has no words of its own.`);
  const { description, ...titles } = metaOf(content, whole.id, language);
  const step = id.slice(whole.id.length + 1);
  return { title: titles[`title${step.charAt(0).toUpperCase()}${step.slice(1)}`]!, description };
}

function metaOf(
  content: Content,
  namespace: string,
  language: Language,
): HeadTexts & Readonly<Record<string, string>> {
  const { meta } = wordsFor(content, language, namespace as Namespace) as unknown as {
    meta: HeadTexts & Record<string, string>;
  };
  return meta;
}

export function shortTitle({ site }: Content, title: string): string {
  const ending = ` – ${site.brand.name}`;
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}
