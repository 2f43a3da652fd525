import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Admin, useAdmin } from '#app/admin/admin-context.ts';
import { useContentState } from '#app/admin/content-state.ts';
import { Modal } from '#app/admin/controls/modal.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import type { ContentField } from '#domain/api/content.ts';
import type { Release } from '#domain/api/release.ts';
import type { ScheduledRelease, WholeScheduledRelease } from '#domain/api/schedule.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { changesOf } from '#domain/publishing/draft-changes.ts';
import { type ChangeGroup, changeGroups } from './change-lines.ts';
import { ChangeList } from './change-list.tsx';
import { ContentChangeList } from './content-change-list.tsx';
import { type ContentGroup, plannedGroups } from './content-changes.ts';
import { productsOfRelease, versionKey } from './release.ts';
import { scheduledKey } from './schedule-queries.ts';
import { ScheduledPreview } from './scheduled-preview.tsx';

const none: readonly ContentField[] = [];

type Props = {
  scheduled: ScheduledRelease;
  /** Undefined: it is not theirs to approve. */
  onApprove: (() => void) | undefined;
  onClose: () => void;
};

/** What a scheduled release would change, against what visitors see now, as a list and on the pages. */
export function ScheduledDialog({ scheduled, onApprove, onClose }: Props) {
  const admin = useAdmin();
  const { common, history } = admin.words;
  const texts = history.schedule;
  const whole = useQuery<WholeScheduledRelease>({ queryKey: scheduledKey(scheduled.id) });
  const base = useQuery<Release>({ queryKey: versionKey(scheduled.baseVersion) });
  const content = useContentState(true);
  const fields = content.data?.fields ?? none;
  const groups = useMemo(() => plannedGroups(fields, whole.data?.fields ?? []), [fields, whole.data]);
  const products = base.data && whole.data ? productChanges(base.data.edits, whole.data.fields, admin) : [];
  const isCancelled = scheduled.state === 'cancelled';
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
            isCancelled && scheduled.places.includes(id) && <p className="caption muted">{texts.leftHere}</p>
          }
        </ContentChangeList>
      )}
      {groups.length > 0 && (
        <ScheduledPreview scheduled={scheduled} path={firstPath(groups, admin.pagePaths)} />
      )}
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

function productChanges(
  edits: StoredEdits,
  fields: WholeScheduledRelease['fields'],
  admin: Admin,
): ChangeGroup[] {
  const next = { ...edits, ...Object.fromEntries(fields.map((field) => [field.id, field])) };
  return changeGroups(changesOf(productsOfRelease(next, admin), productsOfRelease(edits, admin)), admin);
}

/** Of the first page that changes; facts stand on many, so the home page stands for them. */
function firstPath(groups: readonly ContentGroup[], paths: Readonly<Record<string, string>>): string {
  return groups.map(({ page }) => paths[page]).find((path) => path !== undefined) ?? '/';
}
