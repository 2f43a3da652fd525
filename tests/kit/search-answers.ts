import { headingOf } from '#content/asks.ts';
import { facts } from '#content/facts.ts';
import { isAdminPath, languageOfPath } from '#domain/language/addresses.ts';
import type { Language } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { ListedPage } from '#server/pages/list-pages.ts';
import {
  createSearchIndex,
  leastCoverage,
  type SearchedSection,
  type SearchIndex,
} from '#server/search/search-index.ts';
import { plainText, readPage } from '#server/search/sections.ts';
import { siteSections } from '#server/search/site-sections.ts';
import { content } from './content.ts';
import questions from './search-questions.json' with { type: 'json' };

export type SearchedHtml = { readonly id: string; readonly path: string; readonly html: string };

export type Question = (typeof questions)[number];

/** `right`: the first answer is one of the accepted; `inThree`: one of the first three is. */
export type Outcome = Question & {
  readonly right: boolean;
  readonly inThree: boolean;
  readonly none: boolean;
  readonly found: readonly string[];
  readonly ms: number;
};

export async function indexOf(
  pages: readonly SearchedHtml[],
  language: Language,
  hasNotes = true,
): Promise<SearchIndex> {
  const read = pages
    .filter(({ path }) => languageOfPath(path) === language)
    .map(({ id, path, html }) => ({ id, read: readPage(path, html) }));
  const sections = siteSections(content, language, read);
  return await createSearchIndex(hasNotes ? sections : sections.map((section) => ({ ...section, asks: '' })));
}

/** Asks every question of a language. */
export function askAll(pages: readonly SearchedHtml[], language: Language, index: SearchIndex): Outcome[] {
  const namesOf = placeNames(pages, language);
  return questions
    .filter((question) => question.language === language)
    .map((question) => {
      const since = performance.now();
      const answers = index.search(question.question);
      const ms = performance.now() - since;
      const isRight = ({ section }: { section: SearchedSection }) =>
        namesOf(section).some((name) => question.answeredBy.some((wanted) => fits(name, wanted)));
      const shown = answers.slice(0, 3);
      return {
        ...question,
        right: shown.slice(0, 1).some(isRight),
        inThree: shown.some(isRight),
        none: !answers.some(({ coverage }) => coverage >= leastCoverage),
        found: shown.map(
          ({ section, coverage }) => `${section.path}#${section.place} ${coverage.toFixed(2)}`,
        ),
        ms,
      };
    });
}

/** `*` at an end stands for anything. */
function fits(name: string, wanted: string): boolean {
  if (wanted.startsWith('*')) return `${name}.`.includes(`${wanted.slice(1)}.`);
  return wanted.endsWith('*')
    ? name.startsWith(wanted.slice(0, -1))
    : name === wanted || name.startsWith(`${wanted}.`);
}

/** Names such as `/nova#faq.items.0`: the paths in the words whose heading the section has. */
function placeNames(pages: readonly SearchedHtml[], language: Language) {
  const idOf = new Map(pages.map(({ id, path }) => [path, id]));
  const known = new Map<string, ReadonlyMap<string, readonly string[]>>();
  return ({ path, heading, above, kind }: SearchedSection): string[] => {
    const id = idOf.get(path)!;
    const places = known.get(id) ?? headingsIn(id, language);
    known.set(id, places);
    // Parts below the heading of a section belong to it.
    const own = [heading, ...above].flatMap(
      (text) => places.get(text) ?? places.get(text.replace(/^\d+ /, '')) ?? [],
    );
    return [...own, ...(kind === 'page' ? ['hero'] : [])].map(
      (place) => `${path === '/en' ? '/en' : path}#${place}`,
    );
  };
}

function headingsIn(id: string, language: Language): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const note = (heading: string, place: string) =>
    void found.set(heading, [...(found.get(heading) ?? []), place]);
  const walk = (words: object, path: string, namespace: string) => {
    const heading = headingOf(words);
    if (heading) note(plainText(fill(heading, facts(content, language, namespace))), path);
    for (const [key, value] of Object.entries(words))
      if (typeof value === 'object' && value !== null) walk(value, path ? `${path}.${key}` : key, namespace);
  };
  const words = content.words[language] as unknown as Record<string, object>;
  walk(words[id]!, '', id);
  note(plainText(content.words[language].contract.title), 'contract');
  for (const offering of Object.keys(content.offerings)) {
    const { single } = words[offering] as { single?: object };
    if (single) walk(single, `single.${offering}`, offering);
  }
  return found;
}

/** Share of the questions that have an answer. */
export function shareOf(outcomes: readonly Outcome[], test: (one: Outcome) => boolean): number {
  const answerable = outcomes.filter(({ answeredBy }) => answeredBy.length > 0);
  return answerable.filter(test).length / answerable.length;
}

/** The pages of the site that are searched. */
export function searchedPages(
  pages: readonly (Omit<ListedPage, 'unlisted'> & {
    readonly unlisted?: boolean | undefined;
    readonly html: string;
    readonly status: number;
  })[],
): SearchedHtml[] {
  return pages.flatMap(({ id, path, html, status, isAlias, unlisted }) =>
    id && status === 200 && !isAlias && !unlisted && !isAdminPath(path) ? [{ id, path, html }] : [],
  );
}
