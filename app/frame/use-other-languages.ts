import { usePage } from '#app/words/page.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { type Language, languages } from '#domain/language/languages.ts';

export function useOtherLanguages(): { language: Language; href: string }[] {
  const { page, language } = usePage();
  // A sent form belongs to one visit: the other language shows the form again.
  const path = page ? page.path.replace(/\/sent$/, '') : '/';
  return languages
    .filter((other) => other !== language)
    .map((other) => ({ language: other, href: pathIn(other, path) }));
}
