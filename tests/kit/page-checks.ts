import { pageAt } from '#app/words/page.ts';
import type { Language } from '#domain/language/languages.ts';
import { type BuiltPage, builtSite } from './built-site.ts';
import { type ElementNode, elementsOf, lineageOf, parseHtml } from './html-tree.ts';

export type ReadPage = BuiltPage & {
  readonly language: Language;
  readonly document: ElementNode;
  readonly elements: readonly ElementNode[];
};

let pages: readonly ReadPage[] | undefined;

/** Parsed once per test file. */
export function readPages(): readonly ReadPage[] {
  pages ??= builtSite()
    .filter(({ html }) => html !== '')
    .map((page) => {
      const document = parseHtml(page.html);
      return { ...page, language: pageAt(page.path).language, document, elements: elementsOf(document) };
    });
  return pages;
}

export function findings(check: (page: ReadPage) => readonly string[]): string[] {
  const found = new Map<string, string[]>();
  for (const page of readPages()) {
    for (const finding of new Set(check(page)))
      found.set(finding, [...(found.get(finding) ?? []), page.path]);
  }
  return [...found].map(([finding, paths]) => `${finding} (${shortened(paths)})`);
}

function shortened(paths: readonly string[]): string {
  return paths.length > 3 ? `${paths.slice(0, 3).join(', ')} and ${paths.length - 3} more` : paths.join(', ');
}

export function named({ tag, attributes }: ElementNode): string {
  const id = attributes.id ? `#${attributes.id}` : '';
  const classes = attributes.class ? `.${attributes.class.trim().replace(/\s+/g, '.')}` : '';
  return tag + id + classes;
}

/** Figures of the calculator's example are results, neither prices nor claims. */
export function isCalculated(element: ElementNode): boolean {
  return lineageOf(element).some(({ attributes }) => attributes['data-island'] === 'roi-calculator');
}
