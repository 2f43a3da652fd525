import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { contentKey, invalidateContent, useContentState } from '#app/admin/content-state.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { exactMomentText } from '#app/admin/moment.ts';
import { changeGroups } from '#app/admin/publishing/changes/change-lines.ts';
import { ChangeList } from '#app/admin/publishing/changes/change-list.tsx';
import { ContentChangeList } from '#app/admin/publishing/changes/content-change-list.tsx';
import { type ContentChange, versionGroups } from '#app/admin/publishing/changes/content-changes.ts';
import { productsOfRelease, versionKey } from '#app/admin/publishing/release.ts';
import { sendChange } from '#app/api-client.ts';
import type { DraftAnswer } from '#domain/api/content.ts';
import type { PublishedEdits } from '#domain/api/release.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { changesOf } from '#domain/publishing/draft-changes.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Props = { from: number; to: number; mayRestore?: boolean };

/** Two versions against each other; `mayRestore`: each field can be brought back as it was in `from`. */
export function VersionDifference({ from, to, mayRestore = false }: Props) {
  const { words, language } = useAdmin();
  const before = useQuery<PublishedEdits>({ queryKey: versionKey(from) });
  const after = useQuery<PublishedEdits>({ queryKey: versionKey(to) });
  const failed = [before, after].filter(({ isError, data }) => isError && !data);
  if (failed.length > 0)
    return (
      <LoadFailed
        onRetry={() => {
          for (const query of failed) void query.refetch();
        }}
      />
    );
  if (!before.data || !after.data) return <p role="status">{words.common.loading}</p>;
  const { names } = after.data;
  return (
    <Difference key={`${from} ${to}`} before={before.data.edits} after={after.data.edits}>
      {({ id, written, language: of }, place) => (
        <>
          {written && (
            <p className="caption muted">
              {fill(words.content.editor.changedBy, {
                name: names[written.by] ?? words.content.editor.removedOperator,
                moment: exactMomentText(language, written.at),
              })}
            </p>
          )}
          {mayRestore && (
            <RestoreField
              id={id}
              version={from}
              name={of === 'all' ? place : `${place}, ${words.content.languages[of]}`}
            />
          )}
        </>
      )}
    </Difference>
  );
}

type DifferenceProps = {
  before: StoredEdits;
  after: StoredEdits;
  children: (change: ContentChange, place: string) => ReactNode;
};

/** Products, colours, words and facts of two states of the site. */
export function Difference({ before, after, children }: DifferenceProps) {
  const admin = useAdmin();
  const content = useContentState(true);
  const fields = content.data?.fields;
  const groups = useMemo(() => (fields ? versionGroups(fields, before, after) : []), [fields, before, after]);
  const [former, next] = [productsOfRelease(before, admin), productsOfRelease(after, admin)];
  const products = changeGroups(changesOf(next, former), admin);
  if (content.isError && !fields) return <LoadFailed onRetry={() => void content.refetch()} />;
  if (!fields) return <p role="status">{admin.words.common.loading}</p>;
  if (products.length + groups.length === 0) return <p>{admin.words.history.same}</p>;
  return (
    <>
      {products.length > 0 && <ChangeList groups={products} />}
      {groups.length > 0 && (
        <ContentChangeList groups={groups} fields={fields}>
          {children}
        </ContentChangeList>
      )}
    </>
  );
}

/** Puts the value of a version into the draft, if the field is still there. */
function RestoreField({ id, version, name }: { id: string; version: number; name: string }) {
  const texts = useAdmin().words.history;
  const isKnown = useContentState(true).data?.fields.some((field) => field.id === id);
  const [said, setSaid] = useState('');
  const restoring = useMutation(
    {
      mutationFn: () => sendChange<DraftAnswer>('POST', `${contentKey[0]}/restore`, { version, ids: [id] }),
      onSuccess: ({ stored, problems }) =>
        setSaid(stored.length > 0 && problems.length === 0 ? texts.fieldRestored : texts.fieldRefused),
      onError: () => setSaid(texts.fieldFailed),
      onSettled: invalidateContent,
    },
    operatorClient,
  );
  if (!isKnown) return null;
  return (
    <>
      {said !== texts.fieldRestored && (
        <Button
          aria-label={`${texts.restoreField}: ${name}`}
          onClick={() => restoring.isPending || restoring.mutate()}
        >
          {texts.restoreField}
        </Button>
      )}
      <p className="small" role="status">
        {said}
      </p>
    </>
  );
}
