import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { KeepOpen, Modal } from '#app/admin/controls/modal.tsx';
import { exactMomentText } from '#app/admin/moment.ts';
import { ApprovalNote } from '#app/admin/publishing/approval-note.tsx';
import { type NamedVersion, versionKey } from '#app/admin/publishing/release.ts';
import { refreshReleases, useApprovers, useOpenReleases } from '#app/admin/publishing/release-queries.ts';
import { ProblemError, sendChange } from '#app/api-client.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import type { Published, Scheduled } from '#domain/api/release.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { VersionDifference } from './version-difference.tsx';

type Props = { version: NamedVersion; current: number; onClose: () => void };

/** The draft is kept on top of the restored version. */
export function RestoreDialog({ version: { version, publishedAt }, current, onClose }: Props) {
  // The comparison stays as it was read, until its version turns out to be overtaken.
  const [compared, setCompared] = useState<number | null>(current);
  const base = compared ?? current;
  const { words, language, notify } = useAdmin();
  const texts = words.history;
  const { data: open } = useOpenReleases();
  const asks = open?.isApprovalRequired === true;
  const approvers = useApprovers(open);
  const restoring = useMutation({
    mutationFn: () =>
      sendChange<Published | Scheduled>('POST', `${versionKey(version)[0]}/restore`, {
        baseVersion: base,
        asks,
      }),
    onSuccess: () => {
      onClose();
      if (asks) notify(fill(texts.restoreSent, { names: approvers }));
      else notify(publishedAt === null ? texts.restoredInitial : fill(texts.restored, { version }));
    },
    onError: () => setCompared(null),
    // Another operator's version may be the cause: reload list and comparison.
    onSettled: refreshReleases,
  });
  const { error, isPending } = restoring;
  const code = error instanceof ProblemError ? error.code : '';
  const problem =
    code === 'approvalRequired'
      ? words.publish.refused.approvalRequired
      : code === 'versionConflict'
        ? texts.restoreConflict
        : texts.restoreFailed;

  return (
    <Modal
      title={publishedAt === null ? texts.restoreInitialTitle : fill(texts.restoreTitle, { version })}
      onClose={onClose}
    >
      {isPending && <KeepOpen reason={words.common.working} />}
      <p>
        {publishedAt === null
          ? texts.restoreInitialText
          : fill(texts.restoreText, { time: exactMomentText(language, publishedAt) })}
      </p>
      <VersionDifference from={base} to={version} />
      {asks && <ApprovalNote approvers={approvers} />}
      <FormProblem text={error ? problem : undefined} />
      <div className="modal-acts">
        <Button data-autofocus isDisabled={isPending} onClick={onClose}>
          {words.common.cancel}
        </Button>
        <Button
          kind="primary"
          isDisabled={isPending || (asks && !approvers)}
          onClick={() => restoring.mutate()}
        >
          {isPending ? words.common.working : asks ? words.publish.scheduled.send : texts.restore}
        </Button>
      </div>
    </Modal>
  );
}
