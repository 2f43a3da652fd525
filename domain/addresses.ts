import { defaultLanguage, type Language, languages } from './languages.ts';

/** What stands before every path in a language: nothing for the default language, `/en` for English. */
export function prefixOf(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`;
}

/**
 * The address of a page in a language: `/nova` in English is `/en/nova`, `/` is `/en`.
 *
 * @param path absolute path as it stands in the table of routes: that of the default language
 */
export function pathIn(language: Language, path: string): string {
  return prefixOf(language) + path.replace(/^\/$/, '') || '/';
}

/** The language of whatever stands at a path, also where nothing does: `/en/nothing` is English, `/english` German. */
export function languageOfPath(pathname: string): Language {
  const isBelow = (language: Language) => `${pathname}/`.startsWith(`${prefixOf(language)}/`);
  return languages.find((language) => language !== defaultLanguage && isBelow(language)) ?? defaultLanguage;
}

/** The language of the page that a request came from; the default one if nothing tells. */
export function languageOfReferer(referer = ''): Language {
  return URL.canParse(referer) ? languageOfPath(new URL(referer).pathname) : defaultLanguage;
}
