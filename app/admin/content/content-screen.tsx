import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { Questions } from '#app/admin/questions/questions.tsx';
import { factsOn } from '#content/namespace-facts.ts';
import type { ContentGuide } from '#domain/api/content-guide.ts';
import { useContentAddress } from './content-address.ts';
import { type ContentArea, ContentContext } from './content-context.ts';
import { ContentOverview } from './content-overview.tsx';
import { useContentEditor } from './content-queries.ts';
import { pageTrees } from './content-tree.ts';
import { firstFields } from './first-fields.ts';
import { PageEditor } from './page-editor.tsx';
import { fieldLabel } from './place-names.ts';
import { useReviews } from './review-text.tsx';

const noFacts = {};

/** All pages with what there is to do, or the fields of one. */
export default function ContentScreen({ operatorId }: { operatorId: string }) {
  const { words, language } = useAdmin();
  const { editor, state, guide } = useContentEditor(operatorId);
  const { address } = useContentAddress();
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
  const tree = area.trees.get(address.page);
  return (
    <ContentContext value={area}>
      <p className="sr" role="status">
        {said}
      </p>
      {address.ask ? (
        <Questions about={address.ask} />
      ) : tree ? (
        <PageEditor key={tree.id} tree={tree} />
      ) : (
        <ContentOverview />
      )}
    </ContentContext>
  );
}

function missingSettings(guide: ContentGuide | undefined): ReadonlySet<string> {
  const found = Object.entries(guide?.settings ?? {}).filter(([, { isMissing }]) => isMissing);
  return new Set(found.map(([variable]) => `setting.${variable}`));
}
