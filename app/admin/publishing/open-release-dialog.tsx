import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Admin, useAdmin } from '#app/admin/admin-context.ts';
import { useContentState } from '#app/admin/content-state.ts';
import { Modal } from '#app/admin/controls/modal.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import type { ContentField } from '#domain/api/content.ts';
import type { PublishedEdits, Release, WholeRelease } from '#domain/api/release.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { changesOf } from '#domain/publishing/draft-changes.ts';
import { type ChangeGroup, changeGroups } from './change-lines.ts';
import { ChangeList } from './change-list.tsx';
import { ContentChangeList } from './content-change-list.tsx';
import { type ContentGroup, plannedGroups } from './content-changes.ts';
import { productsOfRelease, versionKey } from './release.ts';
import { ReleasePreview } from './release-preview.tsx';
import { openReleaseKey } from './release-queries.ts';

const none: readonly ContentField[] = [];

type Props = {
  release: Release;
  /** Undefined: it is not theirs to approve. */
  onApprove: (() => void) | undefined;
  onClose: () => void;
};

/** What a release would change, against what visitors see now, as a list and on the pages. */
export function OpenReleaseDialog({ release, onApprove, onClose }: Props) {
  const admin = useAdmin();
  const { common, history } = admin.words;
  const texts = history.schedule;
  const whole = useQuery<WholeRelease>({ queryKey: openReleaseKey(release.id) });
  const base = useQuery<PublishedEdits>({ queryKey: versionKey(release.baseVersion) });
  const content = useContentState(true);
  const fields = content.data?.fields ?? none;
  const groups = useMemo(() => plannedGroups(fields, whole.data?.changes ?? []), [fields, whole.data]);
  const products = base.data && whole.data ? productChanges(base.data.edits, whole.data.changes, admin) : [];
  const isCancelled = release.state === 'cancelled';
  const failed = [whole, base, content].filter(({ isError, data }) => isError && !data);
  return (
    <Modal
      title={isCancelled ? texts.contentsCancelled : texts.contents}
      closeLabel={common.close}
      onClose={onClose}
    >
      {failed.length > 0 && (
        <LoadFailed
          onRetry={() => {
            for (const query of failed) void query.refetch();
          }}
        />
      )}
      {failed.length === 0 && !(whole.data && base.data && content.data) && (
        <p role="status">{common.loading}</p>
      )}
      {products.length > 0 && <ChangeList groups={products} />}
      {groups.length > 0 && (
        <ContentChangeList groups={groups} fields={fields}>
          {({ id }) =>
            isCancelled && release.places.includes(id) && <p className="caption muted">{texts.leftHere}</p>
          }
        </ContentChangeList>
      )}
      {groups.length > 0 && <ReleasePreview release={release} path={firstPath(groups, admin.pagePaths)} />}
      <div className="modal-acts">
        <button
          className={onApprove ? 'btn line sm' : 'btn sm'}
          type="button"
          data-autofocus
          onClick={onClose}
        >
          {common.close}
        </button>
        {onApprove && (
          <button className="btn sm" type="button" onClick={onApprove}>
            {texts.approve}
          </button>
        )}
      </div>
    </Modal>
  );
}

function productChanges(edits: StoredEdits, changes: WholeRelease['changes'], admin: Admin): ChangeGroup[] {
  const next = { ...edits, ...Object.fromEntries(changes.map((change) => [change.id, change])) };
  return changeGroups(changesOf(productsOfRelease(next, admin), productsOfRelease(edits, admin)), admin);
}

/** Of the first page that changes; facts stand on many, so the home page stands for them. */
function firstPath(groups: readonly ContentGroup[], paths: Readonly<Record<string, string>>): string {
  return groups.map(({ page }) => paths[page]).find((path) => path !== undefined) ?? '/';
}
