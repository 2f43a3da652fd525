import { defaultLanguage, type Language, languages } from './languages.ts';

/** Empty for the default language, `/en` for English. */
function prefixOf(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`;
}

/** `/nova` in English is `/en/nova`, `/` is `/en`; `path` is that of the default language. */
export function pathIn(language: Language, path: string): string {
  return prefixOf(language) + path.replace(/^\/$/, '') || '/';
}

/** Unknown paths too: `/en/nothing` is English, `/english` German. */
export function languageOfPath(pathname: string): Language {
  const isBelow = (language: Language) => `${pathname}/`.startsWith(`${prefixOf(language)}/`);
  return languages.find((language) => language !== defaultLanguage && isBelow(language)) ?? defaultLanguage;
}

/** Addresses of the admin area have no prefix of a language: `/en/admin` and `/administration` are none of them. */
export function isAdminPath(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/');
}

export function languageOfReferer(referer = ''): Language {
  return URL.canParse(referer) ? languageOfPath(new URL(referer).pathname) : defaultLanguage;
}
