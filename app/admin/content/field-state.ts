import { draftValue, isChanged, isOutdated } from '#app/admin/content/draft/field-values.ts';
import type { ContentField } from '#domain/api/content.ts';
import { type Language, otherLanguages, perLanguage } from '#domain/language/languages.ts';
import { isStale } from '#domain/publishing/stale-text.ts';
import { type FieldNode, fieldNodes, type PageTree } from './content-tree.ts';

/** The tasks of a field, most urgent first. */
export const todos = ['missing', 'stale', 'outdated', 'review'] as const;

export type Todo = (typeof todos)[number];

export type FieldState = { readonly todos: readonly Todo[]; readonly isChanged: boolean };

type Fields = ReadonlyMap<string, ContentField>;
/** The facts beside its value that decide the state of a field. */
export type Known = {
  readonly toReview: ReadonlyMap<string, number>;
  readonly missing: ReadonlySet<string>;
};

/** Of one language; facts that hold for all languages have a state of their own (`all`). */
export function stateIn(
  node: FieldNode,
  language: Language | 'all',
  fields: Fields,
  { toReview, missing }: Known,
): FieldState | undefined {
  const field = fieldAt(node, language, fields);
  if (!field) return undefined;
  const others = otherLanguages(language).flatMap((other) => fieldAt(node, other, fields) ?? []);
  const isEmpty = field.kind === 'text' && draftValue(field) === '';
  const found: Record<Todo, boolean> = {
    missing: isEmpty || missing.has(field.id),
    stale:
      !isEmpty &&
      language !== 'all' &&
      field.kind === 'text' &&
      others.some((other) => draftValue(other) !== '' && isStale(saidAt(field), saidAt(other))),
    outdated: isOutdated(field),
    review: toReview.has(field.id),
  };
  return { todos: todos.filter((todo) => found[todo]), isChanged: isChanged(field) };
}

function fieldAt({ ids }: FieldNode, language: Language | 'all', fields: Fields): ContentField | undefined {
  const id = ids[language];
  return id === undefined ? undefined : fields.get(id);
}

/** Undefined if it says what the files say. */
function saidAt({ draft, live }: ContentField): string | undefined {
  if (!draft) return live?.at;
  return 'value' in draft ? draft.at : undefined;
}

export type Counts = Readonly<Record<Todo | 'changed', number>>;

export type PageCounts = Readonly<Record<Language, Counts>> & { readonly all: Counts };

/** How many texts of a page have what to do, by language. */
export function countsOf(page: PageTree, fields: Fields, known: Known): PageCounts {
  const nodes = fieldNodes(page.sections);
  const count = (language: Language | 'all'): Counts => {
    const counts = { missing: 0, stale: 0, outdated: 0, review: 0, changed: 0 };
    for (const node of nodes) {
      const state = stateIn(node, language, fields, known);
      if (state?.isChanged) counts.changed++;
      for (const todo of state?.todos ?? []) counts[todo]++;
    }
    return counts;
  };
  return { ...perLanguage(count), all: count('all') };
}
