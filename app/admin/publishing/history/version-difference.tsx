import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { contentKey, draftKey, useContentState } from '#app/admin/content-state.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { CloseAct } from '#app/admin/controls/dialog-acts.tsx';
import { both, Loaded } from '#app/admin/controls/loaded.tsx';
import { Modal } from '#app/admin/controls/modal.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { exactMomentText } from '#app/admin/moment.ts';
import { ChangeList, changeGroups } from '#app/admin/publishing/changes/change-list.tsx';
import { ContentChangeList } from '#app/admin/publishing/changes/content-change-list.tsx';
import { type ContentChange, versionGroups } from '#app/admin/publishing/changes/content-changes.ts';
import { usePlaceTexts } from '#app/admin/publishing/changes/content-place.ts';
import { type NamedVersion, productsOfRelease, versionKey } from '#app/admin/publishing/release.ts';
import { SelectField } from '#app/admin/select-field.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { sendChange } from '#app/api-client.ts';
import { contentWords } from '#content/admin/content.ts';
import { publishingWords } from '#content/admin/publishing.ts';
import type { ContentField, DraftAnswer } from '#domain/api/content.ts';
import type { PublishedEdits } from '#domain/api/release.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { changesOf } from '#domain/publishing/draft-changes.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type DialogProps = {
  title: string;
  from: number;
  to: number;
  /** To choose others from; without them, these two are shown. */
  versions: readonly NamedVersion[] | undefined;
  onClose: () => void;
};

export function CompareDialog({ title, from, to, versions, onClose }: DialogProps) {
  const { language } = useAdmin();
  const { history } = useWords(publishingWords);
  const [between, setBetween] = useState({ from, to });
  const options = [
    ...(versions ?? []).map(({ version, publishedAt }) => {
      const name = fill(history.version, { version });
      return [String(version), `${name}, ${exactMomentText(language, publishedAt!)}`] as const;
    }),
    ['0', history.initial] as const,
  ];
  return (
    <Modal title={title} onClose={onClose}>
      {versions && (
        <div className="two">
          {(['from', 'to'] as const).map((end) => (
            <SelectField
              key={end}
              id={`compare-${end}`}
              label={history[end]}
              value={String(between[end])}
              options={options}
              onSelect={(version) => setBetween({ ...between, [end]: Number(version) })}
            />
          ))}
        </div>
      )}
      <VersionDifference {...between} mayRestore />
      <CloseAct onClose={onClose} />
    </Modal>
  );
}

type Props = { from: number; to: number; mayRestore?: boolean };

/** Two versions against each other; `mayRestore`: each field can be brought back as it was in `from`. */
export function VersionDifference({ from, to, mayRestore = false }: Props) {
  const { language } = useAdmin();
  const { changedBy, removedOperator } = useWords(contentWords).content.editor;
  const before = useQuery<PublishedEdits>({ queryKey: versionKey(from) });
  const after = useQuery<PublishedEdits>({ queryKey: versionKey(to) });
  return (
    <Loaded query={both(before, after)}>
      {([{ edits: former }, { edits, names }]) => (
        <Difference key={`${from} ${to}`} before={former} after={edits}>
          {({ id, written }, name) => (
            <>
              {written && (
                <p className="caption muted">
                  {fill(changedBy, {
                    name: names[written.by] ?? removedOperator,
                    moment: exactMomentText(language, written.at),
                  })}
                </p>
              )}
              {mayRestore && <RestoreField id={id} version={from} name={name} />}
            </>
          )}
        </Difference>
      )}
    </Loaded>
  );
}

type DifferenceProps = {
  before: StoredEdits;
  after: StoredEdits;
  children: (change: ContentChange, name: string) => ReactNode;
};

/** Products, colours, words and facts of two states of the site. */
export function Difference(props: DifferenceProps) {
  return (
    <Loaded query={useContentState()}>
      {({ fields }) => <KnownDifference {...props} fields={fields} />}
    </Loaded>
  );
}

function KnownDifference({
  fields,
  before,
  after,
  children,
}: DifferenceProps & { fields: readonly ContentField[] }) {
  const texts = usePlaceTexts(fields);
  const groups = useMemo(() => versionGroups(fields, before, after), [fields, before, after]);
  const [former, next] = [productsOfRelease(before), productsOfRelease(after)];
  const products = changeGroups(changesOf(next, former), texts);
  if (products.length + groups.length === 0) return <p>{texts.words.releases.same}</p>;
  return (
    <>
      {products.length > 0 && <ChangeList groups={products} />}
      {groups.length > 0 && (
        <ContentChangeList groups={groups} texts={texts}>
          {children}
        </ContentChangeList>
      )}
    </>
  );
}

/** Puts the value of a version into the draft, if the field is still there. */
function RestoreField({ id, version, name }: { id: string; version: number; name: string }) {
  const texts = useWords(publishingWords).history;
  const isKnown = useContentState().data?.fields.some((field) => field.id === id);
  const { run, isRunning, answer, error } = useAct({
    send: () => sendChange<DraftAnswer>('POST', `${contentKey[0]}/restore`, { version, ids: [id] }),
    refetch: [contentKey, draftKey],
  });
  if (!isKnown) return null;
  const isRestored = answer !== undefined && answer.stored.length > 0 && answer.problems.length === 0;
  const outcome = isRestored ? texts.fieldRestored : texts.fieldRefused;
  return (
    <>
      {!isRestored && (
        <Button aria-label={`${texts.restoreField}: ${name}`} onClick={() => isRunning || run()}>
          {texts.restoreField}
        </Button>
      )}
      <p className="small" role="status">
        {error && texts.fieldFailed}
        {answer && outcome}
      </p>
    </>
  );
}
