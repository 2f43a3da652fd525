import { asksIn } from '#content/asks.ts';
import type { Content, Namespace } from '#content/content.ts';
import { facts } from '#content/facts.ts';
import { isOffering } from '#content/offerings/listed.ts';
import type { Language } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { SearchedSection } from './search-index.ts';
import { plainText, type ReadPage } from './sections.ts';

/** A rendered public page. `id` is the namespace of its words. */
export type SearchedPage = { readonly id: string; readonly read: ReadPage };

const legalPages = new Set([
  'terms-of-service',
  'privacy',
  'imprint',
  'accessibility',
  'withdraw-contract',
  'cancel-contract',
]);

/** Words that several pages show. */
const shared: readonly Namespace[] = ['contract', 'sessions'];

/** The sections of all pages of a language, each with its note. */
export function siteSections(
  content: Content,
  language: Language,
  pages: readonly SearchedPage[],
): SearchedSection[] {
  const notesOf = (namespace: string, isWanted = (_path: string) => true) => {
    const words = content.words[language][namespace as Namespace];
    const known = facts(content, language, namespace);
    return asksIn(words ?? {})
      .filter(({ path }) => isWanted(path))
      .map(({ heading, asks }) => [plainText(fill(heading, known)), asks] as const);
  };
  const elsewhere = [
    ...shared.flatMap((namespace) => notesOf(namespace)),
    ...Object.keys(content.offerings).flatMap((id) => notesOf(id, (path) => path === 'single')),
  ];
  const ending = ` – ${content.site.brand.name}`;
  return pages.flatMap(({ id, read: { title, sections } }) => {
    const notes = new Map([...elsewhere, ...notesOf(id)]);
    const pageTitle = title.replace(ending, '');
    const pageName = id === 'home' ? content.site.brand.name : pageTitle.split(': ')[0]!;
    const pageHeading = sections.find(({ kind }) => kind === 'page')?.heading ?? '';
    return sections.map((section) => ({
      ...section,
      pageName,
      pageTitle: section.kind === 'page' ? pageTitle : `${pageTitle} ${pageHeading}`,
      asks: notes.get(section.heading) ?? notes.get(section.heading.replace(/^\d+ /, '')) ?? '',
      isLegal: legalPages.has(id),
      isOffering: isOffering(content.offerings, id),
    }));
  });
}
