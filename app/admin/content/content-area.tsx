import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from 'react';
import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import type { ContentEditor } from '#app/admin/content/draft/content-editor.ts';
import { useContentEditor, useReviews } from '#app/admin/content/draft/content-queries.ts';
import type { ShownField } from '#app/admin/content/draft/field-values.ts';
import { useContentChecks } from '#app/admin/content-state.ts';
import { Loading } from '#app/admin/controls/loaded.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { contentWords } from '#content/admin/content.ts';
import { factsOn } from '#content/namespace-facts.ts';
import type { ContentProblem } from '#domain/api/content-checks.ts';
import type { ContentGuide } from '#domain/api/content-guide.ts';
import type { Language } from '#domain/language/languages.ts';
import { type PageTree, pageTrees } from './content-tree.ts';
import { placeOf } from './field-place.ts';
import { firstFields, type Known } from './field-state.ts';
import { type FieldNames, fieldNames, pageName } from './place-names.ts';

export type ContentArea = Known &
  FieldNames & {
    readonly editor: ContentEditor;
    readonly guide: ContentGuide | undefined;
    /** Found by the server while the draft changes a list. */
    readonly problems: readonly ContentProblem[] | undefined;
    readonly trees: ReadonlyMap<string, PageTree>;
    /** Page, field and language, by which an owner knows a text. */
    readonly placeText: (id: string) => string;
    /** Value of a fact as the text of a page shows it. */
    readonly factsOf: (language: Language, page: string) => Readonly<Record<string, string>>;
    /** For screen readers. */
    readonly announce: (text: string) => void;
  };

const ContentContext = createContext<ContentArea | null>(null);

/** Throws outside the content screen. */
export function useContentArea(): ContentArea {
  const area = use(ContentContext);
  if (!area) throw new Error('useContentArea is for components inside the content screen');
  return area;
}

/** Undefined if there is no such field any more. */
export function useShownField(id: string): ShownField | undefined {
  const { editor } = useContentArea();
  return useSyncExternalStore(editor.watch, () => editor.shown(id));
}

const noFacts = {};

/** Gives its screen the fields and the draft once they are loaded. */
export function ContentAreaProvider({ children }: { children: ReactNode }) {
  const { language, offerings } = useAdmin();
  const words = useWords(contentWords);
  const { id: operatorId } = useOperator();
  const { editor, state, guide } = useContentEditor(operatorId);
  const reviews = useReviews();
  const list = useSyncExternalStore(editor.watch, editor.fields);
  const revision = useSyncExternalStore(editor.watch, editor.revision);
  const hasNewOrder = list.some(({ kind, draft }) => kind === 'order' && draft);
  const checks = useContentChecks(hasNewOrder ? revision : undefined);
  const problems = hasNewOrder ? checks.data?.problems : undefined;
  const [announced, announce] = useState('');

  const area = useMemo((): ContentArea => {
    const fields = new Map(list.map((field) => [field.id, field]));
    const open = (reviews?.places ?? []).flatMap((place) => (place.reviewed ? [] : place.fields));
    const settings = Object.entries(guide?.settings ?? {});
    const names = fieldNames({ words, language, fields, guide });
    return {
      ...names,
      editor,
      guide,
      fields,
      problems,
      trees: pageTrees(list, (field) => editor.shown(field.id)?.value),
      toReview: firstFields(fields.keys(), new Set(open)),
      missing: new Set(settings.flatMap(([name, { isMissing }]) => (isMissing ? [`setting.${name}`] : []))),
      placeText(id) {
        const place = placeOf(id);
        const of = place.language && words.content.languages[place.language];
        return [pageName(place.page, words.content, offerings), names.labelOf(id), of]
          .filter(Boolean)
          .join(' · ');
      },
      factsOf: (of, page) => factsOn(guide?.facts[of] ?? noFacts, page),
      announce,
    };
  }, [editor, guide, reviews, list, problems, words, language, offerings]);

  if (list.length === 0)
    return state.isError ? <LoadFailed onRetry={() => void state.refetch()} /> : <Loading />;
  return (
    <ContentContext value={area}>
      <p className="sr" role="status">
        {announced}
      </p>
      {children}
    </ContentContext>
  );
}
