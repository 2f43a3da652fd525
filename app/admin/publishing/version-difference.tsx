import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { contentKey, invalidateContent, useContentState } from '#app/admin/content-state.ts';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { exactMomentText } from '#app/admin/moment.ts';
import { sendChange } from '#app/api-client.ts';
import type { ContentField, DraftAnswer } from '#domain/api/content.ts';
import type { PublishedEdits } from '#domain/api/release.ts';
import { changesOf } from '#domain/publishing/draft-changes.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { changeGroups } from './change-lines.ts';
import { ChangeList } from './change-list.tsx';
import { ContentChangeList } from './content-change-list.tsx';
import { type ContentChange, type ContentGroup, versionGroups } from './content-changes.ts';
import { productsOfRelease, versionKey } from './release.ts';

type Props = { from: number; to: number; mayRestore?: boolean };

/** Products, colours, words and facts; `mayRestore`: each field can be brought back as it was in `from`. */
export function VersionDifference({ from, to, mayRestore = false }: Props) {
  const admin = useAdmin();
  const before = useQuery<PublishedEdits>({ queryKey: versionKey(from) });
  const after = useQuery<PublishedEdits>({ queryKey: versionKey(to) });
  const content = useContentState(true);
  const groups = useMemo(
    () =>
      before.data && after.data && content.data
        ? versionGroups(content.data.fields, before.data.edits, after.data.edits)
        : [],
    [before.data, after.data, content.data],
  );
  const failed = [before, after, content].filter(({ isError, data }) => isError && !data);
  if (failed.length > 0)
    return (
      <LoadFailed
        onRetry={() => {
          for (const query of failed) void query.refetch();
        }}
      />
    );
  if (!before.data || !after.data || !content.data) return <p role="status">{admin.words.common.loading}</p>;
  const [next, former] = [after.data, before.data].map(({ edits }) => productsOfRelease(edits, admin));
  const products = changeGroups(changesOf(next!, former!), admin);
  if (products.length + groups.length === 0) return <p>{admin.words.history.same}</p>;
  return (
    <>
      {products.length > 0 && <ChangeList groups={products} />}
      {groups.length > 0 && (
        <FieldDifferences
          key={`${from} ${to}`}
          groups={groups}
          fields={content.data.fields}
          names={after.data.names}
          from={mayRestore ? from : null}
        />
      )}
    </>
  );
}

type FieldsProps = {
  groups: readonly ContentGroup[];
  fields: readonly ContentField[];
  names: Readonly<Record<string, string>>;
  /** Version whose values can be brought back. */
  from: number | null;
};

function FieldDifferences({ groups, fields, names, from }: FieldsProps) {
  const { words, language: reader } = useAdmin();
  const texts = words.history;
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const restoring = useMutation(
    {
      mutationFn: (id: string) =>
        sendChange<DraftAnswer>('POST', `${contentKey[0]}/restore`, { version: from, ids: [id] }),
      onSuccess: ({ stored, problems }, id) =>
        setSaid((before) => ({
          ...before,
          [id]: stored.length > 0 && problems.length === 0 ? texts.fieldRestored : texts.fieldRefused,
        })),
      onError: (_, id) => setSaid((before) => ({ ...before, [id]: texts.fieldFailed })),
      onSettled: invalidateContent,
    },
    operatorClient,
  );
  const known = new Set(fields.map(({ id }) => id));
  const named = ({ language }: ContentChange, place: string) =>
    language === 'all' ? place : `${place}, ${words.content.languages[language]}`;
  return (
    <ContentChangeList groups={groups} fields={fields}>
      {(change, place) => (
        <>
          {change.written && (
            <p className="caption muted">
              {fill(words.content.editor.changedBy, {
                name: names[change.written.by] ?? words.content.editor.removedOperator,
                moment: exactMomentText(reader, change.written.at),
              })}
            </p>
          )}
          {from !== null && known.has(change.id) && (
            <>
              {said[change.id] !== texts.fieldRestored && (
                <button
                  className="btn line sm"
                  type="button"
                  aria-label={`${texts.restoreField}: ${named(change, place)}`}
                  onClick={() => restoring.isPending || restoring.mutate(change.id)}
                >
                  {texts.restoreField}
                </button>
              )}
              <p className="small" role="status">
                {said[change.id]}
              </p>
            </>
          )}
        </>
      )}
    </ContentChangeList>
  );
}
