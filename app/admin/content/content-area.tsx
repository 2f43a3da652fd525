import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentEditor } from '#app/admin/content/draft/content-queries.ts';
import { useReviews } from '#app/admin/content/inputs/review-text.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { factsOn } from '#content/namespace-facts.ts';
import type { ContentGuide } from '#domain/api/content-guide.ts';
import { type ContentArea, ContentContext } from './content-context.ts';
import { pageTrees } from './content-tree.ts';
import { firstFields } from './first-fields.ts';
import { fieldLabel } from './place-names.ts';

const noFacts = {};

/** Gives its screen the fields and the draft once they are loaded. */
export function ContentAreaProvider({ operatorId, children }: { operatorId: string; children: ReactNode }) {
  const { words, language } = useAdmin();
  const { editor, state, guide } = useContentEditor(operatorId);
  const reviews = useReviews();
  const list = useSyncExternalStore(editor.watch, editor.fields);
  const [said, setSaid] = useState('');
  const announce = useCallback((text: string) => setSaid(text), []);

  const area = useMemo((): ContentArea => {
    const fields = new Map(list.map((field) => [field.id, field]));
    const open = (reviews?.places ?? []).flatMap((place) => (place.reviewed ? [] : place.fields));
    return {
      editor,
      guide: guide.data,
      fields,
      trees: pageTrees(list, (field) => editor.shown(field.id)?.value),
      toReview: firstFields(fields.keys(), new Set(open)),
      missing: missingSettings(guide.data),
      labelOf: (id: string) => fieldLabel(id, words.content, language, { fields, guide: guide.data }),
      factsOf: (language, page) => factsOn(guide.data?.facts[language] ?? noFacts, page),
      announce,
    };
  }, [editor, guide.data, reviews, list, announce, words, language]);

  if (list.length === 0) {
    if (state.isError) return <LoadFailed onRetry={() => void state.refetch()} />;
    return (
      <p className="muted" role="status">
        {words.common.loading}
      </p>
    );
  }
  return (
    <ContentContext value={area}>
      <p className="sr" role="status">
        {said}
      </p>
      {children}
    </ContentContext>
  );
}

function missingSettings(guide: ContentGuide | undefined): ReadonlySet<string> {
  const found = Object.entries(guide?.settings ?? {}).filter(([, { isMissing }]) => isMissing);
  return new Set(found.map(([variable]) => `setting.${variable}`));
}
