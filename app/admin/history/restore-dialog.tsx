import { useMutation, useQuery } from '@tanstack/react-query';
import { useAdmin } from '#app/admin/admin-context.ts';
import { changeGroups } from '#app/admin/draft/change-lines.ts';
import { ChangeList } from '#app/admin/draft/change-list.tsx';
import { changesOf } from '#app/admin/draft/draft-changes.ts';
import { useDraft } from '#app/admin/draft/draft-context.ts';
import { momentText } from '#app/admin/moment.ts';
import { LoadFailed } from '#app/admin/operator/load-failed.tsx';
import { operatorClient } from '#app/admin/operator/operator-client.ts';
import { draftFrom, type Publication } from '#app/admin/publish/publication.ts';
import { queryFunction, sendChange } from '#app/api-client.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { fill } from '#app/language/fill.ts';
import { Modal } from '#app/ui/modal.tsx';
import { type Version, versionsKey } from './version.ts';

type Props = { version: Version; current: number; onClose: () => void };

/** Compares a version with today's and brings it back once confirmed. A draft stays on top of it. */
export function RestoreDialog({ version, current, onClose }: Props) {
  const admin = useAdmin();
  const { words, language, notify } = admin;
  const { rebase } = useDraft();
  const texts = words.history;
  const then = useQuery<Publication>({ queryKey: [`${versionsKey[0]}/${version.version}`] });
  const now = useQuery<Publication>({ queryKey: [`${versionsKey[0]}/${current}`] });
  const restoring = useMutation({
    mutationFn: async () => {
      const address = `${versionsKey[0]}/${version.version}/restore`;
      await sendChange('POST', address, { baseVersion: current });
      return (await queryFunction()({ queryKey: ['/api/admin/publication'] })) as Publication;
    },
    onSuccess: (publication) => {
      rebase(publication.version, draftFrom(publication));
      onClose();
      notify(fill(texts.restored, { version: version.version }));
    },
    // A version of somebody else may be why it failed: the list shows it then.
    onSettled: () => operatorClient.invalidateQueries({ queryKey: versionsKey }),
  });
  const groups =
    then.data && now.data && changeGroups(changesOf(draftFrom(then.data), draftFrom(now.data)), admin);

  return (
    <Modal
      title={fill(texts.restoreTitle, { version: version.version })}
      closeLabel={words.common.close}
      onClose={onClose}
    >
      <p>{fill(texts.restoreText, { time: momentText(language, version.publishedAt) })}</p>
      {then.isError || now.isError ? (
        <LoadFailed
          onRetry={() => {
            void then.refetch();
            void now.refetch();
          }}
        />
      ) : groups ? (
        <ChangeList groups={groups} />
      ) : (
        <p role="status">{words.common.loading}</p>
      )}
      <FormProblem text={restoring.isError ? texts.restoreFailed : undefined} />
      <div className="modal-acts">
        <button className="btn line sm" type="button" data-autofocus onClick={onClose}>
          {words.common.cancel}
        </button>
        <button
          className="btn sm"
          type="button"
          disabled={!groups || restoring.isPending}
          onClick={() => restoring.mutate()}
        >
          {texts.restore}
        </button>
      </div>
    </Modal>
  );
}
