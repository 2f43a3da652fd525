import { useLocation } from 'react-router';
import { type Page, type PageId, pages } from '#app/routes.ts';
import { languageOfPath, pathIn } from '#domain/language/addresses.ts';
import { type Language, languages } from '#domain/language/languages.ts';

type PlacedPage = {
  readonly page: Page | null;
  readonly language: Language;
};

const byPath = new Map<string, PlacedPage>(
  languages.flatMap((language) =>
    pages.flatMap((page: Page) =>
      [page.path, ...(page.sameAs ?? [])].map(
        (path) => [pathIn(language, path), { page, language }] as const,
      ),
    ),
  ),
);

/** `/en/nova` → NOVA in English; unknown paths keep the language of their prefix. */
export function pageAt(pathname: string): PlacedPage {
  return byPath.get(pathname) ?? { page: null, language: languageOfPath(pathname) };
}

export function usePage(): PlacedPage {
  return pageAt(useLocation().pathname);
}

export function useLanguage(): Language {
  return usePage().language;
}

/** `pathOf('nova', 'en')` is `/en/nova`. */
export function pathOf(id: PageId, language: Language): string {
  const page = pages.find((candidate) => candidate.id === id)!;
  return pathIn(language, page.path);
}
