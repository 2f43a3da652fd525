import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { placeOf } from '#app/admin/content/field-place.ts';
import { useContentState } from '#app/admin/content-state.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { Modal } from '#app/admin/controls/modal.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { versionKey } from '#app/admin/publishing/release.ts';
import { openReleaseKey } from '#app/admin/publishing/release-queries.ts';
import type { PublishedEdits, Release, WholeRelease } from '#domain/api/release.ts';
import type { StoredEdit, StoredEdits } from '#domain/publishing/content-edits.ts';
import { ReleasePreview } from './release-preview.tsx';
import { Difference } from './version-difference.tsx';

type Props = {
  release: Release;
  /** Undefined: it is not theirs to approve. */
  onApprove: (() => void) | undefined;
  onClose: () => void;
};

/** Shows on a list and on the pages what a release would change, against what visitors see now. */
export function OpenReleaseDialog({ release, onApprove, onClose }: Props) {
  const { words, pagePaths } = useAdmin();
  const { common, history } = words;
  const texts = history.schedule;
  const version = useContentState(true).data?.version;
  const whole = useQuery<WholeRelease>({ queryKey: openReleaseKey(release.id) });
  const live = useQuery<PublishedEdits>({
    queryKey: versionKey(version ?? 0),
    enabled: version !== undefined,
  });
  const edits = live.data?.edits;
  const changes = whole.data?.changes;
  const next = useMemo(() => edits && changes && withChanges(edits, changes), [edits, changes]);
  const isCancelled = release.state === 'cancelled';
  const failed = [whole, live].filter(({ isError, data }) => isError && !data);
  return (
    <Modal title={isCancelled ? texts.contentsCancelled : texts.contents} onClose={onClose}>
      {failed.length > 0 && (
        <LoadFailed
          onRetry={() => {
            for (const query of failed) void query.refetch();
          }}
        />
      )}
      {failed.length === 0 && !next && <p role="status">{common.loading}</p>}
      {next && (
        <>
          <Difference before={edits!} after={next}>
            {({ id }) =>
              isCancelled && release.places.includes(id) && <p className="caption muted">{texts.leftHere}</p>
            }
          </Difference>
          <ReleasePreview release={release} path={firstPath(changes!, pagePaths)} />
        </>
      )}
      <div className="modal-acts">
        <Button kind={onApprove ? 'secondary' : 'primary'} data-autofocus onClick={onClose}>
          {common.close}
        </Button>
        {onApprove && (
          <Button kind="primary" onClick={onApprove}>
            {texts.approve}
          </Button>
        )}
      </div>
    </Modal>
  );
}

function withChanges(edits: StoredEdits, changes: WholeRelease['changes']): StoredEdits {
  const next: Record<string, StoredEdit> = { ...edits };
  for (const { id, value } of changes)
    if (value === undefined) delete next[id];
    else next[id] = { value, basedOn: undefined, by: '', at: '' };
  return next;
}

/** The path of the first page that changes; facts stand on many, so the home page stands for them. */
function firstPath(changes: WholeRelease['changes'], paths: Readonly<Record<string, string>>): string {
  return changes.map(({ id }) => paths[placeOf(id).page]).find((path) => path !== undefined) ?? '/';
}
