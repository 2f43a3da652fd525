import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { DialogActs } from '#app/admin/controls/dialog-acts.tsx';
import { Modal } from '#app/admin/controls/modal.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { exactMomentText } from '#app/admin/moment.ts';
import { type NamedVersion, versionKey } from '#app/admin/publishing/release.ts';
import { releaseData } from '#app/admin/publishing/release-queries.ts';
import { useApproval } from '#app/admin/publishing/use-approval.ts';
import { useWords } from '#app/admin/use-words.ts';
import { ProblemError, sendChange } from '#app/api-client.ts';
import { FormProblem } from '#app/ui/form-problem.tsx';
import { publishingWords } from '#content/admin/publishing.ts';
import type { Published, Scheduled } from '#domain/api/release.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { VersionDifference } from './version-difference.tsx';

type Props = { version: NamedVersion; current: number; onClose: () => void };

/** The draft is kept on top of the restored version. */
export default function RestoreDialog({ version: { version, publishedAt }, current, onClose }: Props) {
  // The comparison stays as it was read, until its version turns out to be overtaken.
  const [compared, setCompared] = useState<number | null>(current);
  const base = compared ?? current;
  const { language } = useAdmin();
  const { history: texts, publish } = useWords(publishingWords);
  const { isRequired: asks, names, note } = useApproval();
  const { run, isRunning, error } = useAct({
    send: () =>
      sendChange<Published | Scheduled>('POST', `${versionKey(version)[0]}/restore`, {
        baseVersion: base,
        asks,
      }),
    done() {
      onClose();
      if (asks) return fill(texts.restoreSent, { names });
      return publishedAt === null ? texts.restoredInitial : fill(texts.restored, { version });
    },
    failed: () => setCompared(null),
    // Another operator's version may be the cause: reload list and comparison.
    refetch: releaseData,
  });
  const problems: Readonly<Record<string, string>> = {
    approvalRequired: publish.refused.approvalRequired,
    versionConflict: texts.restoreConflict,
  };
  const reason = error instanceof ProblemError ? problems[error.code] : undefined;

  return (
    <Modal
      title={publishedAt === null ? texts.restoreInitialTitle : fill(texts.restoreTitle, { version })}
      onClose={onClose}
    >
      <p>
        {publishedAt === null
          ? texts.restoreInitialText
          : fill(texts.restoreText, { time: exactMomentText(language, publishedAt) })}
      </p>
      <VersionDifference from={base} to={version} />
      {asks && <p>{note}</p>}
      <FormProblem text={error ? (reason ?? texts.restoreFailed) : undefined} />
      <DialogActs
        submit={asks ? publish.scheduled.send : texts.restore}
        isSending={isRunning}
        isDisabled={asks && !names}
        onSubmit={() => run()}
        onCancel={onClose}
      />
    </Modal>
  );
}
