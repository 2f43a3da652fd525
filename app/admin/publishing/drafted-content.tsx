import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { adminPath } from '#app/admin/admin-tabs.tsx';
import { isOutdated } from '#app/admin/content/field-values.ts';
import { invalidateContent, sendDraftPatch } from '#app/admin/content-state.ts';
import { momentText } from '#app/admin/moment.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import type { ContentState } from '#domain/api/content.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { ContentChangeList } from './content-change-list.tsx';
import type { ContentChange, ContentGroup } from './content-changes.ts';
import { editorPath } from './content-place.ts';

type Props = {
  state: ContentState;
  groups: readonly ContentGroup[];
  /** Of the draft when it was first shown here: what is newer came meanwhile. */
  seen: number;
  isLocked: boolean;
  onClose: () => void;
};

/** What of words and facts would go live; each can be taken back or changed again. */
export function DraftedContent({ state, groups, seen, isLocked, onClose }: Props) {
  const { words, language } = useAdmin();
  const texts = words.publish.content;
  const reverting = useMutation({
    async mutationFn({ id, revision }: { id: string; revision: number }) {
      const changes = [{ id, revision, isDiscarded: true as const }];
      const { conflicts } = await sendDraftPatch({ version: state.version, changes });
      if (conflicts.length > 0) throw new Error('It has changed since it was read.');
    },
    onSettled: invalidateContent,
  });
  const outdated = state.fields.filter(isOutdated).length;
  const isNewer = ({ draft }: ContentChange) => draft !== undefined && draft.revision > seen;
  const hasNewer = groups.some(({ rows }) => rows.some(({ changes }) => changes.some(isNewer)));
  return (
    <>
      <p className={hasNewer ? 'note' : 'sr'} role="status">
        {hasNewer && texts.newer}
      </p>
      {outdated > 0 && (
        <p className="note">
          <span>
            {fill(plural(texts, 'outdated', outdated, language), { count: outdated })}{' '}
            <Link to={`${adminPath('content')}?show=outdated`} onClick={onClose}>
              {texts.choose}
            </Link>
          </span>
        </p>
      )}
      <ContentChangeList groups={groups} fields={state.fields}>
        {(change, place) => (
          <>
            {change.draft && (
              <p className="caption muted">
                {isNewer(change) && <b className="badge active">{texts.newBadge}</b>}{' '}
                {change.draft.by.name ?? words.common.unknown}, {momentText(language, change.draft.at)}
              </p>
            )}
            <p className="change-acts">
              <button
                className="text-act"
                type="button"
                aria-disabled={isLocked}
                aria-label={`${texts.revert}: ${named(change, place)}`}
                onClick={() => isLocked || reverting.isPending || revert(change)}
              >
                {texts.revert}
              </button>
              <Link
                className="text-act"
                to={editorPath(change.id)}
                aria-label={`${texts.edit}: ${named(change, place)}`}
                onClick={onClose}
              >
                {texts.edit}
              </Link>
            </p>
          </>
        )}
      </ContentChangeList>
      <FormProblem text={reverting.isError ? texts.revertFailed : undefined} />
    </>
  );

  function revert({ id, draft }: ContentChange) {
    if (draft) reverting.mutate({ id, revision: draft.revision });
  }

  function named({ language: of }: ContentChange, place: string): string {
    return of === 'all' ? place : `${place}, ${words.content.languages[of]}`;
  }
}
